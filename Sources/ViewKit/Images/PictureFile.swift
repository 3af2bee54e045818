import Drawing
import Foundation
package import LayerTree
import PNGCodec
import SystemFiles

/// Where a stage's code finds pictures by name.
@MainActor
package final class PictureFolders {
  /// Folders, the first looked into first; bundles come after them.
  package var paths: [String] = []
  /// What was read, by path.
  fileprivate var known: [String: CGImage] = [:]

  /// The folders of a clock's stage.
  package static func of(_ clock: VirtualClock) -> PictureFolders {
    clock.attachment { PictureFolders() }
  }
}

/// Pictures in files: PNG only.
enum PictureFile {
  struct Found: Sendable {
    var picture: CGImage
    /// Pixels a point.
    var scale: CGFloat
  }

  /// The picture of a file's bytes; nil where they are no PNG file, or one that is too large.
  static func picture(of bytes: [UInt8]) -> CGImage? {
    let decoded = try? PNGDecoder().decode(bytes)
    return decoded.map { CGImage(Image(pixels: $0.pixmap)) }
  }

  /// The picture in a file; nil where there is none that can be read.
  static func file(at path: String) -> Found? {
    guard let picture = picture(at: path) else { return nil }
    let name = (path as NSString).lastPathComponent.split(separator: ".").first.map(String.init)
    return Found(picture: picture, scale: scale(ofName: name ?? ""))
  }

  /// The picture of a name, in the variant that suits the screen best.
  static func named(_ name: String, in bundle: Bundle?) -> Found? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let hasExtension = parts.count > 1 && parts.last?.lowercased() == "png"
    let stem = hasExtension ? parts.dropLast().joined(separator: ".") : name
    guard !stem.isEmpty else { return nil }
    let screen = MainTurn.screenScale.rounded()
    let scales = [screen, 3, 2, 1].filter { $0 >= 1 && $0 <= 9 }
    for folder in folders(bundle) {
      for scale in scales {
        let variant = scale == 1 ? "" : "@\(Int(scale))x"
        let path = "\(folder)/\(stem)\(variant).png"
        if let picture = picture(at: path) { return Found(picture: picture, scale: scale) }
      }
    }
    return nil
  }

  private static func folders(_ bundle: Bundle?) -> [String] {
    let stage = MainTurn.ask { PictureFolders.of(.current).paths } ?? []
    return stage + [(bundle ?? .main).resourcePath].compactMap { $0 }
  }

  private static func picture(at path: String) -> CGImage? {
    if let known = MainTurn.ask({ PictureFolders.of(.current).known[path] }) ?? nil {
      return known
    }
    let limit = PNGLimits().fileBytes
    guard FileSystem.exists(path), let bytes = try? FileSystem.read(path, limit: limit),
      let picture = picture(of: bytes)
    else { return nil }
    _ = MainTurn.ask { PictureFolders.of(.current).known[path] = picture }
    return picture
  }

  /// The scale that a name ends in, as in `star@2x`; else 1.
  private static func scale(ofName name: String) -> CGFloat {
    guard name.hasSuffix("x"), let sign = name.lastIndex(of: "@") else { return 1 }
    let digits = name[name.index(after: sign)...].dropLast()
    return Int(digits).map { (1...9).contains($0) ? CGFloat($0) : 1 } ?? 1
  }
}
