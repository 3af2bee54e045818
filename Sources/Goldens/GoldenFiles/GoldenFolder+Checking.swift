internal import FrameSequences
internal import Digests
internal import SystemFiles

/// What is wrong with a golden's own files, whether or not a comparison needs them.
extension GoldenFolder {
  /// Why the picture that a list names is not there or not the frame's; `nil` if it is, or if the list
  /// names none.
  ///
  /// - Complexity: O(n) in the file's bytes; a file with another digest than the list's is decoded.
  package func fault(
    ofPictureOf frame: GoldenList.Frame, in list: GoldenList
  ) -> GoldenError? {
    guard frame.hasPicture else { return nil }
    do throws(GoldenError) {
      if let file = frame.file, Digest128(of: try pictureFile(of: frame, in: list)) == file {
        return nil
      }
      _ = try picture(of: frame, in: list)
      return nil
    } catch {
      return error
    }
  }

  /// Why the tracks that a list names are not there or not those; `nil` if they are.
  package func faultOfTracks(_ list: GoldenList) -> GoldenError? {
    do throws(GoldenError) {
      _ = try tracks(of: list)
      return nil
    } catch {
      return error
    }
  }

  /// The names of pictures and tracks that lie in the folder and that its list does not name, ascending.
  ///
  /// - Throws: The folder cannot be listed.
  package func strays(beside list: GoldenList) throws(GoldenError) -> [String] {
    var known = Set(list.frames.filter(\.hasPicture).map { list.names.name(of: $0.number) })
    if list.tracks != nil { known.insert(Self.tracksName) }
    let names: [String]
    do { names = try FileSystem.names(in: path) } catch { throw .file(error) }
    return names.filter { name in
      let isOurs = name == Self.tracksName || name.hasPrefix("frame_") && name.hasSuffix(".png")
      return isOurs && !known.contains(name)
    }
  }

  /// The finding about such files, if there are any.
  ///
  /// - Throws: The folder cannot be listed.
  package func strayFinding(beside list: GoldenList) throws(GoldenError) -> ComparisonFinding? {
    .strays(try strays(beside: list), in: path)
  }
}

extension ComparisonFinding {
  /// Files that look like frames of a folder and that its list does not name; `nil` if there are none.
  package static func strays(_ files: [String], in folder: String) -> ComparisonFinding? {
    guard let first = files.first else { return nil }
    let more = files.count > 1 ? " and \(files.count - 1) more lie" : " lies"
    return ComparisonFinding(
      .extraFrames, frames: files.count,
      text: "\(first)\(more) in \(folder), whose list of frames does not name "
        + (files.count > 1 ? "them" : "it"))
  }
}
