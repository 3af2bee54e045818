import ComparisonReports
import Testing

@Suite("Spelling of texts from outside")
struct SpellingTests {
  @Test("An element's text and an attribute's value hold no markup")
  func html() {
    #expect(
      HTMLSpelling.escaped("<img src=x onerror=\"a('b')\">&amp;")
        == "&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;amp;")
  }

  @Test("Controls and marks that turn the direction of writing are replaced")
  func controls() {
    #expect(HTMLSpelling.escaped("a\u{0}b\u{1B}[31m\u{202E}c\u{2066}\u{FEFF}") == "a�b�[31m�c��")
    #expect(HTMLSpelling.escaped("a\nb") == "a�b")
    #expect(HTMLSpelling.escaped("früh, 漢字, 👩‍👩‍👧") == "früh, 漢字, 👩‍👩‍👧")
  }

  @Test("A string in a script can end neither the string nor the script")
  func script() {
    #expect(
      HTMLSpelling.scriptString("</script><!--\"\\'&\u{2028}\u{2029}")
        == #""\u003c/script\u003e\u003c!--\"\\\u0027\u0026\u2028\u2029""#)
    #expect(HTMLSpelling.scriptString("a\nb\u{7F}") == "\"a�b�\"")
  }

  @Test("A long path may break after each of its parts, and its parts are escaped")
  func breakable() {
    #expect(HTMLSpelling.breakable("window/<b>//") == "window/<wbr>&lt;b&gt;/<wbr>/<wbr>")
  }
}
