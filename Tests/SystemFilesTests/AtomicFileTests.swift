import SystemFiles
import Foundation
import Testing
import TestSupport

@Suite("Atomic file")
struct AtomicFileTests {
  @Test("A file takes its name with its contents, and replaces what was there")
  func replacing() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", as: "a.png")

    try AtomicFile.write(Array("new".utf8), to: folder.path("a.png"))
    try AtomicFile.write([], to: folder.path("empty"), isFlushed: false)

    #expect(folder.text("a.png") == "new")
    #expect(folder.text("empty") == "")
    #expect(folder.names() == ["a.png", "empty"])
  }

  @Test("A symbolic link is replaced, and what it leads to is not touched")
  func symbolicLink() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", as: "precious")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a.png"), withDestinationPath: folder.path("precious"))

    try AtomicFile.write(Array("new".utf8), to: folder.path("a.png"))

    #expect(folder.text("precious") == "mine")
    #expect(folder.text("a.png") == "new")
  }

  @Test("A failure is named after the file and leaves nothing")
  func failures() throws {
    let folder = try TemporaryFolder()
    try FileSystem.makeFolder(folder.path("taken"))
    try folder.write("", as: "file")
    let long = folder.path(String(repeating: "n", count: 300))
    let cases: [(String, FileFault)] = [
      (folder.path("none/a"), .missing(path: folder.path("none/a"))),
      (folder.path("taken"), .isAFolder(path: folder.path("taken"))),
      (folder.path("file/a"), .notAFolder(path: folder.path("file/a"))),
      (long, .nameTooLong(path: long)),
      ("/dev/null", .notAFile(path: "/dev/null")),
      (folder.path("a\0b"), .invalidPath(path: folder.path("a\0b"))),
    ]
    for (path, fault) in cases {
      #expect(throws: fault) { try AtomicFile.write([1], to: path) }
    }
    #expect(folder.names() == ["file", "taken"])
  }

  @Test("A closed folder denies permission", .enabled(if: getuid() != 0, "root may write anywhere"))
  func closedFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a")
    #expect(unsafe chmod(folder.path, 0o500) == 0)

    #expect(throws: FileFault.permissionDenied(path: path)) {
      try AtomicFile.write([1], to: path)
    }
  }

  @Test("A hidden file that is in the way is not touched")
  func inTheWay() throws {
    let folder = try TemporaryFolder()
    let hidden = ".a.\(getpid())-0.partial"
    try folder.write("other's", as: hidden)

    try AtomicFile.write(Array("mine".utf8), to: folder.path("a"))

    #expect(folder.text(hidden) == "other's")
    #expect(folder.text("a") == "mine")
  }

  @Test("A full device and a read-only one are named, and leave the old file")
  func smallDevice() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a")
    guard mount(["-t", "tmpfs", "-o", "size=64k", "none", folder.path]) else {
      try Test.cancel("file systems cannot be mounted here")
    }
    defer { _ = run("/bin/umount", [folder.path]) }
    try AtomicFile.write([1, 2, 3], to: path)

    #expect(throws: FileFault.diskFull(path: path)) {
      try AtomicFile.write(Array(repeating: 7, count: 200_000), to: path)
    }
    #expect(folder.names() == ["a"])
    #expect(try FileSystem.read(path, limit: 10) == [1, 2, 3])

    guard mount(["-o", "remount,ro", folder.path]) else { return }
    #expect(throws: FileFault.readOnly(path: path)) { try AtomicFile.write([4], to: path) }
    #expect(throws: FileFault.readOnly(path: folder.path("new"))) {
      try FileSystem.makeFolder(folder.path("new"))
    }
    #expect(throws: FileFault.readOnly(path: path)) { try FileSystem.remove(path) }
  }

  private func mount(_ arguments: [String]) -> Bool { run("/bin/mount", arguments) }

  private func run(_ program: String, _ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
