/// What others want of the server's thread.
enum ServerOrder: Sendable {
    /// Sends a line that answers the request in hand.
    case answer(Connection.ID, String)
    /// Sends a line beside.
    case push(Connection.ID, String)
    /// Lets a connection stay after its last request.
    case subscribe(Connection.ID)
    /// Takes nobody in any more, says goodbye to all and ends when they are gone, or after the linger.
    case stop(String)
}
