internal import Digests
internal import SceneFormat
internal import Staging

/// Names everything that reaches a scene's frames.
///
/// It covers the resolved document without its locations, the bytes of its pictures and the
/// rendering revision.
@MainActor
enum SceneFingerprint {
  static func digest(of document: SceneDocument, assets: AssetLibrary) -> Digest128 {
    var hasher = XXH3Hasher()
    hasher.update(littleEndian: UInt64(RenderingRevision.current))
    hasher.update(document.canonicalBytes)
    for (source, digest) in assets.digests {
      hasher.update(Array(source.utf8))
      hasher.update(littleEndian: digest.high)
      hasher.update(littleEndian: digest.low)
    }
    return hasher.finish()
  }
}
