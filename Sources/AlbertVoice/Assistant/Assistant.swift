/// The whole way from words to a toast; typed and heard sentences enter here alike.
public struct Assistant: Sendable {
    /// What understands the words.
    public let understander: Understander
    /// Where entries are kept.
    public let journal: Journal
    /// The device somebody speaks to, as changes name it.
    public let device: String

    /// An assistant that understands a language, keeps entries in a journal and runs on a device.
    public init(understander: Understander, journal: Journal, device: String) {
        self.understander = understander
        self.journal = journal
        self.device = device
    }

    /// Does what a sentence asks for and says what happened; every failure is a toast, too.
    public func respond(
        to text: String, from speaker: Member, at moment: Moment, in conversation: inout Conversation
    ) -> Reply {
        let understanding = understander.understand(text, from: speaker, at: moment)
        let turn = Turn(assistant: self, speaker: speaker, moment: moment, text: text, understanding: understanding)
        let pending = conversation.takePending(at: moment)
        do {
            return try turn.reply(pending: pending, &conversation)
        } catch let refusal as Refusal {
            return turn.refused(refusal)
        } catch let error as StoreError {
            return turn.refused(.store(error))
        } catch let error as JournalError {
            return turn.refused(error, &conversation)
        } catch {
            return turn.refused(.store(StoreError(.other, path: "", detail: "\(error)")))
        }
    }
}
