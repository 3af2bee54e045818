/// A sequence, or variants of one, to be rendered in shards, as job files say it.
struct FarmJob {
  /// The command that renders a shard: `render` or `batch`.
  var command: String
  /// What the scene is called.
  var name: String
  /// The program that nodes start.
  var tool: String
  /// The scene's file.
  var scene: String
  /// Words of that command that say how the scene is resolved and which frames are chosen.
  var words: [String]
  /// The folder that all shards are written to.
  var folder: String
  /// How many shards there are, at least 1.
  var shards: Int

  /// The words after the program's name that render one shard, of which `shard` is the number.
  ///
  /// A shard that is started again goes on where the one before was killed.
  func render(shard: String) -> [String] {
    [command, scene] + words + ["--shard", "\(shard)/\(shards)", "--out", folder]
      + ["--existing", "resume"]
  }
}
