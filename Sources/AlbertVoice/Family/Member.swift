/// Somebody of the family.
public struct Member: Hashable, Codable, Sendable {
    /// The name as it is written on toasts and kept in entries, „Oma Grete“.
    public var name: String
    /// What this person may see and do.
    public var role: Role
    /// Further forms in which the person is spoken of, „Mama“, „Oma“; the name itself is always one.
    public var spoken: [String]
    /// School subjects this person has, by the subject's name, with the weekdays of the lessons.
    public var lessons: [String: [Weekday]]

    /// A member of the family.
    public init(name: String, role: Role, spoken: [String] = [], lessons: [String: [Weekday]] = [:]) {
        self.name = name
        self.role = role
        self.spoken = spoken
        self.lessons = lessons
    }
    /// Every way to say who this is, as words of the grammar: „anna lena“ for „Anna-Lena“; the name comes first.
    public var spokenForms: [String] {
        ([name] + spoken).map(SpokenForm.words(of:)).reduce(into: []) { forms, form in
            if !forms.contains(form) { forms.append(form) }
        }
    }
}
