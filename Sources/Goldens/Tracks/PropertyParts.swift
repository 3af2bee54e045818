/// How the parts of a property's value are called and measured.
struct PropertyParts {
  let property: String

  /// The name of a part: `position.x`; of a long value `path[3]`, counted from 0.
  func name(of part: Int, among count: Int) -> String {
    guard count > 1 else { return property }
    guard let names = names(count), part < names.count else { return "\(property)[\(part)]" }
    return "\(property).\(names[part])"
  }

  private func names(_ count: Int) -> [String]? {
    switch (count, property) {
    case (2, "bounds.size"): ["width", "height"]
    case (2, _) where property.hasSuffix("ize") || property.hasSuffix("Offset"):
      ["width", "height"]
    case (2, _): ["x", "y"]
    case (4, _) where property.hasSuffix("olor"): ["red", "green", "blue", "alpha"]
    case (4, _): ["x", "y", "width", "height"]
    case (16, _): (0..<16).map { "m\($0 / 4 + 1)\($0 % 4 + 1)" }
    default: nil
    }
  }

  /// What an amount of a part is followed by: points for places and lengths, nothing for shares,
  /// angles and scales.
  var unit: String {
    let lengths = [
      "position", "bounds", "frame", "cornerRadius", "borderWidth", "shadowRadius", "shadowOffset",
      "zPosition", "path", "shadowPath", "lineWidth", "lineDashPhase", "transform.translation",
      "sublayerTransform.translation", "anchorPointZ",
    ]
    return lengths.contains { property == $0 || property.hasPrefix($0 + ".") } ? " pt" : ""
  }
}
