internal import Foundation
internal import SceneFormat
internal import SystemFiles

/// The files below a scene's folder that the scene may include.
struct SceneFolder: SceneFiles {
  let folder: URL

  func bytes(of path: String, limit: Int) throws(SceneFileFault) -> [UInt8] {
    do {
      return try FileSystem.read(path, below: folder.path, limit: limit)
    } catch .tooLong {
      throw SceneFileFault("it has more bytes than are left", isOverLimit: true)
    } catch {
      throw SceneFileFault(error.cause)
    }
  }
}
