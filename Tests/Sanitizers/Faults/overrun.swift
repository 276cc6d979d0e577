// Reads behind the end of what it allocated: AddressSanitizer has to see it, or it is not at work.
let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
bytes.initialize(repeating: 1, count: 16)
print(bytes[16 + Int(bytes[0])])
