/// The texts that one scene is made of: its own, and those that it includes.
///
/// Each text begins at an offset of its own, so that a span alone tells its file.
struct SourceMap {
  /// The texts, the scene's own first.
  private(set) var texts: [SourceText]
  /// The offset at which each text begins, ascending.
  private var starts = [0]

  /// A map of a scene's own text.
  init(_ text: SourceText) {
    texts = [text]
  }

  /// The scene's own text.
  var main: SourceText { texts[0] }

  /// Adds a text.
  ///
  /// - Returns: How far the text's own spans have to be moved; nil where spans can't reach so far.
  mutating func add(_ text: SourceText) -> Int? {
    // A byte between two texts: a span may lie just behind the last byte of its text.
    let start = starts[starts.count - 1] + texts[texts.count - 1].byteCount + 1
    guard start + text.byteCount < Int(UInt32.max) else { return nil }
    texts.append(text)
    starts.append(start)
    return start
  }

  /// The place of a span.
  func location(of span: SourceSpan) -> SourceLocation {
    let index = starts.lastIndex { $0 <= span.offset } ?? 0
    return texts[index].location(of: span.moved(by: -starts[index]))
  }

  /// The place of a file among the texts; nil for one that is not there.
  func rank(of file: String) -> Int? { texts.firstIndex { $0.file == file } }
}

extension SourceSpan {
  /// The span so many bytes further on.
  func moved(by distance: Int) -> SourceSpan {
    SourceSpan(offset: offset + distance, length: length)
  }
}

extension LocatedValue {
  /// The value with every span in it so many bytes further on.
  func moved(by distance: Int) -> LocatedValue {
    let content: Content =
      switch self.content {
      case .array(let elements): .array(elements.map { $0.moved(by: distance) })
      case .object(let object): .object(object.moved(by: distance))
      default: self.content
      }
    return LocatedValue(content: content, span: span.moved(by: distance))
  }
}

extension LocatedObject {
  /// The object with every span in it so many bytes further on.
  func moved(by distance: Int) -> LocatedObject {
    LocatedObject(
      members: members.map {
        Member(
          key: $0.key, keySpan: $0.keySpan.moved(by: distance), value: $0.value.moved(by: distance))
      })
  }
}

extension JSON5Fault {
  /// The fault so many bytes further on.
  func moved(by distance: Int) -> JSON5Fault {
    var fault = self
    fault.span = span.moved(by: distance)
    if case .duplicateKey(let key, let first) = cause {
      fault.cause = .duplicateKey(key, first: first.moved(by: distance))
    }
    return fault
  }
}
