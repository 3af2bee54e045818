extension FarmJob {
  /// For GNU parallel: a script that renders one shard, and one that starts all.
  var parallelFiles: [FarmFile] {
    [FarmFile(name: "shard.sh", text: shardScript), FarmFile(name: "run.sh", text: runScript)]
  }

  private var shardScript: String {
    """
    #!/bin/sh
    # Renders one shard of \(shards), whose number is the first word.
    exec \(ShellText.quoted(tool)) \(shardLine("$1"))

    """
  }

  /// The words that render the shard whose number a shell variable holds.
  func shardLine(_ variable: String) -> String {
    let mark = "\u{1}"
    return ShellText.line(render(shard: mark))
      .replacing("'\(mark)/\(shards)'", with: "\"\(variable)/\(shards)\"")
  }

  private var runScript: String {
    """
    #!/bin/sh
    # Renders all \(shards) shards, as many at once as there are cores, or as the first word says; then
    # merges and verifies them. Run again, it renders only shards that failed or never ran.
    #
    # On other machines that see the same folders: add '-S host1,host2' to parallel's options.
    set -eu
    cd "$(dirname "$0")"
    seq 1 \(shards) |
      parallel --will-cite --jobs "${1:-100%}" --joblog joblog --resume-failed \\
        --halt soon,fail=1 --retries 2 sh ./shard.sh {}
    \(ShellText.line([tool, "merge", folder]))
    \(ShellText.line([tool, "verify", folder]))

    """
  }
}
