import Foundation

/// What later checks need to know about a layer.
struct LayerFacts {
  /// Where the layer's name stands.
  var span: SourceSpan
  /// What it draws; nil until it is read.
  private(set) var kind: SceneLayerKind?
  /// The size of what it lies in, in points.
  private(set) var parent: CGSize?

  init(span: SourceSpan) {
    self.span = span
  }

  /// Keeps what was read.
  mutating func note(_ kind: SceneLayerKind, parent: CGSize) {
    self.kind = kind
    self.parent = parent
  }
}

/// The layers of all screens, by name.
struct LayerIndex {
  /// What is true of the layers of one name, on whatever screen.
  struct Summary {
    /// Whether one of them is a path.
    var hasPath = false
    /// Whether one of them has an outline that can be stroked.
    var hasOutline = false
    /// The size of what they lie in, in points; nil where they differ.
    var parent: CGSize?
  }

  /// The names, in the order of the screens.
  private(set) var names: [String] = []
  private var summaries: [String: Summary] = [:]

  /// What is true of the layers of a name; nil where no screen has one.
  subscript(name: String) -> Summary? { summaries[name] }

  /// Adds the layers of one screen.
  mutating func add(_ screen: [String: LayerFacts]) {
    // Layers of one component, or of one repeated layer, share a place: their names tell them apart.
    let ordered = screen.sorted {
      ($0.value.span.offset, $0.key) < ($1.value.span.offset, $1.key)
    }
    for (name, facts) in ordered {
      if summaries[name] == nil { names.append(name) }
      // Static: a call on the index itself would copy all summaries each time.
      Self.add(facts, to: &summaries[name, default: Summary(parent: facts.parent)])
    }
  }

  private static func add(_ facts: LayerFacts, to summary: inout Summary) {
    if summary.parent != facts.parent { summary.parent = nil }
    switch facts.kind {
    case .path:
      summary.hasPath = true
      summary.hasOutline = true
    case .rect, .rounded, .circle, .ellipse: summary.hasOutline = true
    default: break
    }
  }
}
