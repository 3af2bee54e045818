import SystemFiles
import TestSupport
import Testing

@Suite("Free space")
struct FreeSpaceTests {
  @Test("A folder's file system tells what is left, in blocks")
  func folder() throws {
    let folder = try TemporaryFolder()

    let space = try #require(try FreeSpace(at: folder.path))

    #expect(space.block >= 512)
    #expect(space.bytes % space.block == 0)
  }

  @Test("What has no size tells none, and what is not there is a fault")
  func nothing() throws {
    #expect(try FreeSpace(at: "/proc") == nil)
    #expect(throws: FileFault.missing(path: "/nowhere")) { try FreeSpace(at: "/nowhere") }
  }
}
