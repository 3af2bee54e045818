/// What starts shards on machines.
enum FarmEngine: String, CaseIterable {
  case slurm, openjd, parallel

  /// Most frames of a shard where nobody says how many shards there are: so many as services that run
  /// Open Job Description take in one task.
  static let mostFrames = 150

  /// Whether shards of more frames are refused by what runs them.
  var refusesLongShards: Bool { self == .openjd }

  /// The job files of a sequence.
  func files(of job: FarmJob) -> [FarmFile] {
    switch self {
    case .slurm: job.slurmFiles
    case .openjd: job.sessionFiles
    case .parallel: job.parallelFiles
    }
  }

  /// What starts the job, once its files are in a folder.
  func command(of job: FarmJob, in folder: String) -> String {
    let words =
      switch self {
      case .slurm: ["sh", folder + "/submit.sh"]
      case .parallel: ["sh", folder + "/run.sh"]
      case .openjd:
        [
          "openjd", "run", folder + "/template.json", "-p", "Scene=" + job.scene, "-p",
          "Out=" + job.folder, "--step", "Verify", "--run-dependencies",
        ]
      }
    return ShellText.line(words)
  }
}
