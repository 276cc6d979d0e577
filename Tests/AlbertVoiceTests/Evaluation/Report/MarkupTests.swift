import Testing

@testable import AlbertVoice

@Suite("Markup")
struct MarkupTests {
    @Test("text and attributes cannot break out")
    func escapes() {
        let element = Markup.element("td", ["title": "\"><script>"], text: "a<b & 'c'")
        #expect(element.text == "<td title=\"&quot;&gt;&lt;script&gt;\">a&lt;b &amp; &#39;c&#39;</td>")
    }

    @Test("elements nest")
    func nests() {
        #expect(Markup.element("p", [:], [.element("b", text: "x")]).text == "<p><b>x</b></p>")
    }
}
