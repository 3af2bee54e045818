internal import Foundation
internal import Geometry

/// A stable text of what is drawn: one command a line, indented by nesting.
///
/// Numbers are the shortest that read back the same, whole ones without a fraction, so that two
/// lists print the same text exactly when they are equal (up to the sign of zero). Meant to be
/// compared in tests and read in reports, not to be parsed.
extension DisplayList: CustomStringConvertible {
  /// The whole list, a line for each command, ending in a line break.
  public var description: String {
    var lines = ["canvas \(width) × \(height), \(background.text)"]
    var depth = 0
    for command in commands {
      let (before, after) = command.indentation
      depth = max(0, depth + before)
      lines.append(String(repeating: "  ", count: depth) + command.description)
      depth += after
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayList.Command: CustomStringConvertible {
  /// One line, not indented.
  public var description: String {
    switch self {
    case .fill(let shape, let paint): "fill \(shape), \(paint)"
    case .shadow(let shape, let shadow): "\(shadow) of \(shape)"
    case .backdrop(let shape, let backdrop): "\(backdrop) in \(shape)"
    case .beginClip(let shape): "clip \(shape)"
    case .endClip: "end clip"
    case .beginGroup(let group): group.text
    case .maskGroup: "mask"
    case .endGroup: "end group"
    }
  }

  /// Steps of indentation to take before this command's line and after it.
  fileprivate var indentation: (before: Int, after: Int) {
    switch self {
    case .fill, .shadow, .backdrop: (0, 0)
    case .beginClip, .beginGroup: (0, 1)
    case .endClip, .endGroup: (-1, 0)
    case .maskGroup: (-1, 1)
    }
  }
}

extension DisplayList.Group {
  fileprivate var text: String {
    var parts = ["group"]
    if opacity != 1 { parts.append("opacity \(number(opacity))") }
    if let clip { parts.append("clip \(clip)") }
    if let shadow { parts.append("\(shadow)") }
    if let tint { parts.append("tint \(tint.text)") }
    if isAdded { parts.append("added") }
    return parts.joined(separator: ", ")
  }
}

extension Shape: CustomStringConvertible {
  /// Outline, map (unless identity) and, for hard edges, `unsmoothed`.
  public var description: String {
    var text = outline.text
    if map != PlaneMap(.identity) { text += " by (\(Drawing.text(map)))" }
    return smoothsEdges ? text : text + " unsmoothed"
  }
}

extension Backdrop: CustomStringConvertible {
  /// Sigma, saturation, tint and, if there are any, the groups looked through.
  public var description: String {
    let groups = level > 0 ? " below \(level)" : ""
    return "backdrop\(groups) sigma \(number(sigma)) saturation \(number(saturation)) \(tint.text)"
  }
}

extension Shadow: CustomStringConvertible {
  /// Colour, offset and sigma.
  public var description: String {
    "shadow \(color.text) offset (\(number(offset.width)) \(number(offset.height)))"
      + " sigma \(number(sigma))"
  }
}
