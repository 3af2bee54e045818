extension FarmJob {
  /// For Slurm: an array of shards, a job that merges and verifies them, and what submits both.
  var slurmFiles: [FarmFile] {
    [
      FarmFile(name: "render.sbatch", text: arrayScript),
      FarmFile(name: "merge.sbatch", text: mergeScript),
      FarmFile(name: "submit.sh", text: submitScript),
    ]
  }

  private var arrayScript: String {
    """
    #!/bin/sh
    # Renders the shard whose number is the array index. Submitted by submit.sh.
    #SBATCH --job-name=segue-render
    #SBATCH --cpus-per-task=1
    #SBATCH --output=%x_%A_%a.log
    #SBATCH --open-mode=append
    # A shard whose node is lost is queued again, and goes on where it was.
    #SBATCH --requeue
    set -eu
    # The number of shards stands here: a rerun of some of them has a smaller array.
    exec \(ShellText.quoted(tool)) \(shardLine("$SLURM_ARRAY_TASK_ID")) \\
      --jobs "${SLURM_CPUS_PER_TASK:-1}"

    """
  }

  private var mergeScript: String {
    """
    #!/bin/sh
    # Joins the shards and checks every frame. Submitted by submit.sh.
    #SBATCH --job-name=segue-merge
    #SBATCH --output=%x_%j.log
    set -eu
    \(ShellText.line([tool, "merge", folder]))
    \(ShellText.line([tool, "verify", folder]))

    """
  }

  private var submitScript: String {
    """
    #!/bin/sh
    # Submits all \(shards) shards, and the job that merges them when all have ended well.
    #
    #   sh submit.sh             all shards
    #   sh submit.sh 2,4         those that failed, again; then merges
    #   sh submit.sh 1-\(shards)%8      at most eight at once
    set -eu
    cd "$(dirname "$0")"
    render=$(sbatch --parsable --array="${1:-1-\(shards)}" render.sbatch)
    merge=$(sbatch --parsable --dependency="afterok:$render" --kill-on-invalid-dep=yes merge.sbatch)
    echo "shards: job $render; merging: job $merge"

    """
  }
}
