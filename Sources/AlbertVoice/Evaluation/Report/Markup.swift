/// HTML and SVG put together so that nothing that was heard or typed can break out of its place.
struct Markup: Hashable, Sendable {
    /// The markup.
    private(set) var text: String

    /// Text for people; `&`, `<`, `>` and quotes become entities.
    init(text: String) {
        self.text = text.reduce(into: "") { $0 += Self.entities[$1] ?? String($1) }
    }

    private init(raw: String) {
        text = raw
    }

    /// An element with attributes and what is in it.
    static func element(
        _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Markup] = []
    ) -> Markup {
        let pairs = attributes.map { " \($0)=\"\(Markup(text: $1).text)\"" }.joined()
        return Markup(raw: "<\(name)\(pairs)>" + children.map(\.text).joined() + "</\(name)>")
    }

    /// An element with a text in it.
    static func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) -> Markup {
        element(name, attributes, [Markup(text: text)])
    }

    /// A whole page; the style is the program's own and is not escaped.
    static func page(title: String, style: String, _ body: [Markup]) -> String {
        """
        <!doctype html>
        <html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        \(element("title", text: title).text)
        <style>\(style)</style></head>
        <body>\(element("main", [:], body).text)</body></html>

        """
    }

    private static let entities: [Character: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
    ]
}
