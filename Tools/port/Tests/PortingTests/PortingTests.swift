import Porting
import Testing

/// The text of one file after porting.
private func ported(_ text: String) -> String {
  Porter([Porter.Source(name: "A.swift", text: text)]).sources[0].text
}

private func findings(_ text: String) -> [String] {
  Porter([Porter.Source(name: "A.swift", text: text)]).findings.map(\.description)
}

@Suite("Imports")
struct ImportTests {
  @Test("A submodule is imported by its module")
  func submodules() {
    let source = "import UIKit.UIGestureRecognizerSubclass\nimport Foundation.NSValue // why\n"
    #expect(ported(source) == "import UIKit\nimport Foundation // why\n")
    #expect(
      findings(source).first?.contains(
        "import UIKit.UIGestureRecognizerSubclass is import UIKit") == true)
  }

  @Test("Whole modules, single declarations and other modules stay")
  func others() {
    let source = "import UIKit\nimport class UIKit.UIView\nimport MyKit.Parts\nUIKit.UIView()\n"
    #expect(ported(source) == source)
    #expect(findings(source) == [])
  }
}

@Suite("Attributes of Objective-C")
struct AttributeTests {
  @Test("@objc goes, with the space after it")
  func dropped() {
    let source = "class A: UIView {\n  @objc func tap() {}\n  @objc(b) private func b() {}\n}\n"
    #expect(
      ported(source) == "class A: UIView {\n  func tap() {}\n  private func b() {}\n}\n")
  }

  @Test("On a line of its own, @objc takes its line with it")
  func ownLine() {
    #expect(ported("  @objc\n  func tap() {}\n") == "  func tap() {}\n")
  }

  @Test("What lies in comments and strings stays")
  func untouched() {
    let source = """
      // @objc func a() { #selector(b) }
      /* @objc /* #selector(c) */ @objc */
      let text = "@objc #selector(d) \\("@objc" + "\\("#selector(e)")")"
      let raw = #"a " @objc \\#("@objc") "#
      let long = \"\"\"
        @objc " #keyPath(f)
        \"\"\"

      """
    #expect(ported(source) == source)
    #expect(findings(source) == [])
  }

  @Test("A protocol of Objective-C is one of classes")
  func protocols() {
    #expect(ported("@objc protocol P {}") == "protocol P: AnyObject {}")
    #expect(ported("@objc public protocol P: Q {}") == "public protocol P: AnyObject, Q {}")
  }

  @Test("An optional requirement is left and reported")
  func optionalRequirements() {
    let source = "@objc protocol P {\n  @objc optional func f()\n}\n"
    #expect(ported(source) == "protocol P: AnyObject {\n  @objc optional func f()\n}\n")
    #expect(
      findings(source).last
        == "A.swift:2: left: an optional requirement: give it a default in an extension")
  }

  @Test("Code for iOS is compiled")
  func guards() {
    #expect(
      ported("#if os(iOS) || os(tvOS)\n#endif\n") == "#if canImport(UIKit) || os(tvOS)\n#endif\n")
  }
}

@Suite("Key paths and selectors")
struct DirectiveTests {
  /// What becomes of an expression in a method of `Card`, which has the methods below.
  private func expression(_ text: String) -> String {
    let head = """
      class Card: UIView {
        func close() {}
        func pan(_ sender: UIPanGestureRecognizer) {}
        func tap(sender: UITapGestureRecognizer) {}
        func both(_ sender: UIButton, event: UIEvent) {}
        func isReady() -> Bool { true }
        func accept(_ sender: [String: Int]) -> Bool { true }
        func setUp() { x =
      """
    let result = ported(head + " " + text + " }\n}\n")
    return String(result.dropFirst(head.count + 1).dropLast(" }\n}\n".count))
  }

  @Test(
    "A key path is its string",
    arguments: [
      ("#keyPath(CALayer.cornerRadius)", "\"cornerRadius\""),
      ("#keyPath(CALayer.isHidden)", "\"hidden\""),
      ("#keyPath(Outer.Inner.isOn.value)", "\"isOn.value\""),
      ("#keyPath(name)", "\"name\""),
    ])
  func keyPaths(source: String, result: String) {
    #expect(expression(source) == result)
  }

  @Test(
    "A selector names its method and has it to call",
    arguments: [
      ("#selector(close)", "Selector(\"close\", { (target: Card) in target.close() })"),
      (
        "#selector(pan(_:))",
        "Selector(\"pan:\", { (target: Card, sender: UIPanGestureRecognizer) in "
          + "target.pan(sender) })"
      ),
      (
        "#selector(self.pan)",
        "Selector(\"pan:\", { (target: Card, sender: UIPanGestureRecognizer) in "
          + "target.pan(sender) })"
      ),
      (
        "#selector(Card.tap(sender:))",
        "Selector(\"tapWithSender:\", { (target: Card, sender: UITapGestureRecognizer) in "
          + "target.tap(sender: sender) })"
      ),
      ("#selector(Page.close(_:))", "Selector(\"close:\", Page.close(_:))"),
      ("#selector(Page.Row.open)", "Selector(\"open\", Page.Row.open)"),
      (
        "#selector(close as () -> Void)",
        "Selector(\"close\", Card.close as (Card) -> () -> Void)"
      ),
      ("#selector(isReady)", "Selector(\"isReady\", { (target: Card) in _ = target.isReady() })"),
      (
        "#selector(accept(_:))",
        "Selector(\"accept:\", { (target: Card, sender: [String: Int]) in "
          + "_ = target.accept(sender) })"
      ),
    ])
  func selectors(source: String, result: String) {
    #expect(expression(source) == result)
  }

  @Test(
    "A selector that can't be a value is left and reported",
    arguments: [
      ("#selector(both(_:event:))", "takes more than a sender"),
      ("#selector(getter: Card.title)", "a property can't be sent"),
      ("#selector(owner.refresh)", "the class of `owner` isn't written here"),
    ])
  func left(source: String, reason: String) throws {
    #expect(expression(source) == source)
    let finding = try #require(findings("class Card { let a = \(source) }").first)
    #expect(finding.contains("left: #selector: "))
    #expect(finding.contains(reason))
  }

  @Test("The innermost class around a selector is the target's")
  func nesting() {
    let source = "class A { class B { func f() {}; lazy var s = #selector(f) } }"
    #expect(ported(source).contains("Selector(\"f\", { (target: B) in target.f() })"))
  }
}

@Suite("Members of extensions")
struct MemberTests {
  @Test("A member that a subclass overrides moves into its class, with its comments")
  func overridden() {
    let source = """
      class Base: UIView {
        var a = 1  // one
      }
      class Sub: Base {
        override func f(_ x: Int, by y: [Int] = [1]) {}
        override var title: String { "sub" }
      }
      extension Base {
        /// Does it.
        func f(_ x: Int, by y: [Int] = [2]) { if x > 0 { print("}") } }
        func g() {}
        var title: String { "base" }
      }

      """
    let result = """
      class Base: UIView {
        var a = 1  // one

        /// Does it.
        func f(_ x: Int, by y: [Int] = [2]) { if x > 0 { print("}") } }

        var title: String { "base" }
      }
      class Sub: Base {
        override func f(_ x: Int, by y: [Int] = [1]) {}
        override var title: String { "sub" }
      }
      extension Base {
        
        func g() {}
        
      }

      """
    #expect(ported(source) == result)
    #expect(
      findings(source) == [
        "A.swift:10: changed: moved Base.f(_:by:) into its class",
        "A.swift:12: changed: moved Base.title into its class",
      ])
  }

  @Test("An overriding member of an extension moves into its class, in another file too")
  func overriding() {
    let porter = Porter([
      Porter.Source(name: "A.swift", text: "class A: UIViewController {\n}\n"),
      Porter.Source(
        name: "B.swift",
        text: "extension A {\n  @objc override func viewDidLoad() { a() }\n}\n"),
    ])

    #expect(
      porter.sources[0].text
        == "class A: UIViewController {\n\n  override func viewDidLoad() { a() }\n}\n")
    #expect(porter.sources[1].text == "extension A {\n  \n}\n")
  }

  @Test("A member of a class that isn't among the files is left and reported")
  func foreign() {
    let source = "extension UINavigationController {\n  open override func f() {}\n}\n"
    #expect(ported(source) == source)
    #expect(
      findings(source) == [
        "A.swift:2: left: UINavigationController.f() in an extension can't override or be "
          + "overridden, and its class isn't here"
      ])
  }

  @Test("Members that nobody overrides stay")
  func untouched() {
    let source =
      "class A {}\nextension A: P where T: Q { func f() {} }\nclass B: A { func f() {} }\n"
    #expect(ported(source) == source)
  }
}

@Suite("Files that are no Swift")
struct HostileTests {
  @Test(
    "A broken file comes out as it went in",
    arguments: [
      "", "\"", "\"\"\"", "/*", "#\"\\#(", "class", "class A", "extension A {", "func (",
      "#selector(",
      "@objc", "}}}", "(((", "@objc(", "`", "class A<", "#if os(iOS", "\u{0}\u{1F600}\"\\",
    ])
  func broken(text: String) {
    let result = ported(text)
    #expect(result == text || text.hasPrefix("@objc"))
  }
}
