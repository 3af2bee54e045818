import SystemFiles
import Foundation
import Testing
import TestSupport

@Suite("File system")
struct FileSystemTests {
  @Test("A file is read whole, up to the limit and not beyond")
  func reading() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a b ü 🎞")
    try folder.write(String(repeating: "x", count: 100_000), as: "a b ü 🎞")

    #expect(try FileSystem.read(path, limit: 100_000).count == 100_000)
    #expect(throws: FileFault.tooLong(path: path, limit: 99_999)) {
      try FileSystem.read(path, limit: 99_999)
    }
    #expect(try FileSystem.read("/proc/self/stat", limit: 10_000).count > 10)
    #expect(throws: FileFault.tooLong(path: "/dev/../proc/self/stat", limit: 3)) {
      try FileSystem.read("/dev/../proc/self/stat", limit: 3)
    }
  }

  @Test("What is no regular file is refused at once")
  func notRegular() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    try folder.write("x", as: "file")

    let cases: [(String, FileFault)] = [
      (pipe, .notAFile(path: pipe)),
      ("/dev/zero", .notAFile(path: "/dev/zero")),
      (folder.path, .isAFolder(path: folder.path)),
      (folder.path("none"), .missing(path: folder.path("none"))),
      (folder.path("file/below"), .notAFolder(path: folder.path("file/below"))),
      ("", .invalidPath(path: "")),
      (folder.path("file\0.png"), .invalidPath(path: folder.path("file\0.png"))),
    ]
    for (path, fault) in cases {
      #expect(throws: fault) { try FileSystem.read(path, limit: 10) }
    }
  }

  @Test("A circle of symbolic links is named")
  func linksInCircle() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("circle")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)

    #expect(throws: FileFault.linksInCircle(path: path)) { try FileSystem.read(path, limit: 10) }
    #expect(FileSystem.kind(of: path) == .nothing)
    #expect(FileSystem.exists(path))
  }

  @Test("Folders are made as far as they are missing")
  func makingFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", as: "file")

    try FileSystem.makeFolder(folder.path("a/b//c/"))
    try FileSystem.makeFolder(folder.path("a/b/c"))

    #expect(FileSystem.kind(of: folder.path("a/b/c")) == .folder)
    #expect(throws: FileFault.notAFolder(path: folder.path("file"))) {
      try FileSystem.makeFolder(folder.path("file"))
    }
    #expect(throws: FileFault.notAFolder(path: folder.path("file"))) {
      try FileSystem.makeFolder(folder.path("file/below"))
    }
  }

  @Test("Names come in the order of their bytes")
  func names() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "B", "ä", ".hidden", "a"] { try folder.write("", as: name) }

    #expect(try FileSystem.names(in: folder.path) == [".hidden", "B", "a", "b", "ä"])
    #expect(try FileSystem.names(in: folder.path("none")) == [])
    #expect(throws: FileFault.notAFolder(path: folder.path("a"))) {
      try FileSystem.names(in: folder.path("a"))
    }
  }

  @Test("Removing takes a link, not what it leads to, and leaves folders alone")
  func removing() throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", as: "file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("file"))
    try FileSystem.makeFolder(folder.path("folder"))

    #expect(try FileSystem.remove(folder.path("link")))
    #expect(try !FileSystem.remove(folder.path("link")))
    #expect(try !FileSystem.remove(folder.path("folder")))
    #expect(folder.names() == ["file", "folder"])
    #expect(folder.text("file") == "kept")
  }

  @Test("Faults have our own words")
  func words() {
    let expected: [(Int32, String)] = [
      (ENOENT, "p: no such file or folder"), (EACCES, "p: permission denied"),
      (EPERM, "p: permission denied"), (EROFS, "p: the file system is read-only"),
      (ENOSPC, "p: no space left on the device"), (EDQUOT, "p: no space left on the device"),
      (ENOTDIR, "p: not a folder"), (EISDIR, "p: is a folder"), (EEXIST, "p: exists already"),
      (ENAMETOOLONG, "p: the name is too long"), (ELOOP, "p: too many symbolic links"),
      (EMFILE, "p: too many open files"), (EIO, "p: the device failed"),
      (EXDEV, "p: system error 18"),
    ]
    for (code, words) in expected {
      #expect(FileFault(code: code, path: "p").description == words)
    }
  }
}

@Suite("Reading below a folder")
struct BoundedReadingTests {
  @Test("A file below is read, also by a link; what leads out is refused")
  func below() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "scene"), withIntermediateDirectories: false)
    try folder.write("in", as: "scene/file")
    try folder.write("out", as: "secret")
    for (name, target) in [("scene/inside", "file"), ("scene/outside", "../secret")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: target)
    }
    let scene = folder.path("scene")

    #expect(try FileSystem.read("file", below: scene, limit: 10) == Array("in".utf8))
    #expect(try FileSystem.read("inside", below: scene, limit: 10) == Array("in".utf8))
    for path in ["outside", "../secret", ".", "../scene/../secret"] {
      #expect(throws: FileFault.outside(path: path, folder: "scene")) {
        try FileSystem.read(path, below: scene, limit: 10)
      }
    }
  }

  @Test("A cause is the end of its description, and a fault knows its path")
  func causes() {
    let fault = FileFault.outside(path: "a", folder: "b")

    #expect(fault.cause == "leads out of the folder b")
    #expect(fault.path == "a")
    #expect(fault.description == "a: leads out of the folder b")
  }
}
