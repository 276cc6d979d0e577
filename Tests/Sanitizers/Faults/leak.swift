// Forgets what it allocated: LeakSanitizer has to see it, or it is not at work.
@inline(never) func forget() -> Int { Int(UnsafeMutablePointer<UInt8>.allocate(capacity: 1234)[0]) }
print(forget() + forget() >= 0)
