import Foundation
import SystemFiles
import TestSupport
import Testing

@Suite("Replacing folders")
struct FolderReplacementTests {
  /// Makes a folder of one file.
  private func write(_ folder: String, _ file: String, in place: TemporaryFolder) throws {
    try FileManager.default.createDirectory(
      atPath: place.path(folder), withIntermediateDirectories: false)
    try place.write(file, as: "\(folder)/\(file)")
  }

  @Test("A folder is replaced with all of its files")
  func folder() throws {
    let place = try TemporaryFolder()
    try write("golden", "a", in: place)
    try write("next", "b", in: place)
    try FolderReplacement.replace(
      place.path("golden"), with: place.path("next"), movingOldTo: place.path("gone"))

    #expect(place.names() == ["golden"])
    #expect(place.names(in: "golden") == ["b"])
  }

  @Test("A link to a folder is replaced itself, and what it leads to stays as it is")
  func link() throws {
    let place = try TemporaryFolder()
    try write("real", "a", in: place)
    try write("next", "b", in: place)
    try FileManager.default.createSymbolicLink(
      atPath: place.path("golden"), withDestinationPath: "real")
    try FolderReplacement.replace(
      place.path("golden"), with: place.path("next"), movingOldTo: place.path("gone"))

    #expect(place.names() == ["golden", "real"])
    #expect(place.names(in: "golden") == ["b"])
    #expect(place.names(in: "real") == ["a"])
  }
}
