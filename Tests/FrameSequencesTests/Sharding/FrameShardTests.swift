import FrameSequences
import Testing

@Suite("Shards of frames")
struct FrameShardTests {
  @Test("Parts are contiguous, in order, all there, and as long as one another or one longer")
  func balanced() throws {
    for length in 0...40 {
      let all = Array(100..<100 + length)
      for count in 1...45 {
        let parts = try (1...count).map { try #require(FrameShard($0, of: count)).part(of: all) }

        #expect(parts.flatMap(\.self) == all)
        #expect(try #require(parts.map(\.count).max()) - #require(parts.map(\.count).min()) <= 1)
      }
    }
  }

  @Test(
    "A shard is written I/N, counted from 1, and read back", arguments: ["1/1", "4/4", "9999/9999"])
  func text(_ text: String) {
    #expect(FrameShard(text)?.description == text)
  }

  @Test(
    "What is no shard is refused",
    arguments: [
      "", "1", "/", "0/4", "5/4", "1/0", "1/", "/4", "1/4/4", "-1/4", "+1/4", "1/ 4", "1/10000",
      "a/4", "1.5/4", "99999999999999999999/4", "١/٤",
    ])
  func refused(_ text: String) {
    #expect(FrameShard(text) == nil)
  }

  @Test("The manifest of a part is named for it, and no other file is")
  func names() throws {
    let shard = try #require(FrameShard(2, of: 12))

    #expect(shard.manifestName == "manifest.shard-0002-of-0012.json")
    #expect(FrameShard(manifestName: shard.manifestName) == shard)
    for name in [
      "manifest.json", "manifest.shard-0013-of-0012.json", "manifest.shard-0000-of-0012.json",
      "manifest.shard-2-of-12.json", "manifest.shard-0002-of-0012.json~", "manifest.shard-",
      ".manifest.shard-0002-of-0012.json", "manifest.shard-0002_of-0012.json", "",
    ] {
      #expect(FrameShard(manifestName: name) == nil, "\(name)")
    }
  }
}
