package import Digests
import Drawing
package import Foundation
import LayerTree
package import PNGCodec
import Pixels
package import SceneFormat
import SystemFiles

/// The pictures of one scene, each read once from below the scene's folder.
@MainActor
package final class AssetLibrary {
  private let folder: URL
  private let limits: PNGLimits
  private var entries: [String: Entry] = [:]

  private struct Entry {
    var picture: CGImage
    /// Of the file's bytes.
    var digest: Digest128
  }

  /// A library of the pictures below a scene's folder (or another root), which bounds all paths.
  package init(folder: URL, limits: PNGLimits = PNGLimits()) {
    self.folder = folder
    self.limits = limits
  }

  /// Reads every picture that a document names.
  ///
  /// - Returns: What went wrong, in the order of the document; empty when all is well.
  package func loadAll(of document: SceneDocument) -> [StagingError] {
    document.screens.flatMap { images(in: $0.layers) }.compactMap { image -> StagingError? in
      do throws(StagingError) {
        _ = try entry(image)
        return nil
      } catch {
        return error
      }
    }
  }

  /// The digest of each file read so far, in the order of the paths: part of a fingerprint.
  package var digests: [(source: String, digest: Digest128)] {
    entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value.digest) }
  }

  /// The picture that a layer names.
  ///
  /// - Throws: A located fault when it can't be read or is no picture.
  func picture(_ image: SceneImage) throws(StagingError) -> CGImage {
    try entry(image).picture
  }

  private func entry(_ image: SceneImage) throws(StagingError) -> Entry {
    if let known = entries[image.source] { return known }
    let bytes = try read(image)
    let pixels = try decode(bytes, of: image)
    let entry = Entry(picture: CGImage(Image(pixels: pixels)), digest: Digest128(of: bytes))
    entries[image.source] = entry
    return entry
  }

  private func read(_ image: SceneImage) throws(StagingError) -> [UInt8] {
    do {
      return try FileSystem.read(image.source, below: folder.path, limit: limits.fileBytes)
    } catch {
      throw .asset(image.source, error.cause, at: image.location)
    }
  }

  private func decode(_ bytes: [UInt8], of image: SceneImage) throws(StagingError) -> Pixmap {
    do {
      return try PNGDecoder(limits: limits).decode(bytes).pixmap
    } catch {
      throw .asset(image.source, "\(error)", at: image.location)
    }
  }

  /// Every image in a tree of layers and their masks, in order.
  private func images(in layers: [SceneLayer]) -> [SceneImage] {
    layers.flatMap { layer -> [SceneImage] in
      var found: [SceneImage] = []
      if case .image(let image) = layer.kind { found.append(image) }
      if case .layers(let masks)? = layer.mask { found += images(in: masks) }
      return found + images(in: layer.children)
    }
  }
}
