internal import FrameSequences
internal import Goldens
internal import SceneFormat
internal import Staging

// Every option there is, once: commands pick from here, so that a name means the same everywhere.
extension OptionSpecification {
  package static let help = Self(
    flag: "help", letter: "h", in: .messages, help: "Print this text.")
  package static let version = Self(
    flag: "version", in: .messages, help: "Print the version.")

  // MARK: - What to render

  package static let set = Self(
    "set", "NAME=VALUE", in: .choice, help: "Set a param of the scene, typed as the scene says."
  ).repeatable
  package static let params = Self(
    "params", "FILE", in: .choice,
    help: "Read params from a JSON5 object; --set wins over it.")
  package static let device = Self(
    "device", "NAME", in: .choice,
    help: "Use this device: one of the scene or its project, or a built-in one.")
  package static let theme = Self(
    "theme", "NAME", in: .choice, help: "Use this theme of the scene.")
  package static let fps = Self(
    "fps", "RATE", in: .choice, help: "Frames a second: 60, 29.97 or 30000/1001.")
  package static let scale = Self(
    "scale", "NUMBER", in: .choice, help: "Pixels a point.")
  package static let motion = Self(
    "motion", "full|reduced", in: .choice, help: "How much motion the user asks for."
  ).taking(SceneTraits.Motion.self)
  package static let direction = Self(
    "direction", "ltr|rtl", in: .choice, help: "Which way the user's text runs."
  ).taking(SceneTraits.Direction.self)
  package static let only = Self(
    "only", "PATTERN", in: .choice,
    help: """
      Only variants whose name is like PATTERN (* and ? stand for anything), or that have \
      AXIS=PATTERN; patterns for several axes must all fit.
      """
  ).repeatable
  package static let frames = Self(
    "frames", "LIST", in: .choice,
    help: """
      Only these frames, ends included: 0-9,12,20-40:5,-1,100- (-1 is the last), or a point \
      of a transition, open@50%.
      """)
  package static let time = Self(
    "time", "SECONDS", in: .choice,
    help: "Only the frames of this time or range of times: 0.25 or 0.1-0.25.")

  package static let shard = Self(
    "shard", "I/N", in: .choice,
    help: """
      Only the I-th of N parts of these frames, counted from 1: contiguous, and as long as one another \
      or one frame longer. Parts may be written side by side, to one folder or several; segue merge joins \
      them.
      """)

  // MARK: - Where it goes

  package static let out = Self(
    "out", "DIR", letter: "o", in: .place,
    help: "The folder to write to (default: output/ and the scene's name).")
  package static let outFile = Self(
    "out", "FILE", letter: "o", in: .place,
    help: "The PNG file to write; - is standard output.")
  package static let existing = Self(
    "existing", "POLICY", in: .place,
    help: """
      For a folder that holds something: auto overwrites frames that a manifest of ours names and \
      refuses foreign ones; fail; overwrite; skip keeps frames that are there; resume keeps those that \
      are as a run of the same scene wrote them, also one that was killed (default: auto).
      """
  ).taking(ExistingPolicy.self)
  package static let existingPicture = Self(
    "existing", "POLICY", in: .place,
    help: """
      For a file that is there: auto overwrites one of the default name and refuses any other; \
      fail, overwrite (default: auto).
      """
  ).taking(PictureOutput.Existing.self)
  package static let dryRun = Self(
    flag: "dry-run", in: .place, help: "Print the plan and write nothing.")

  // MARK: - The picture

  package static let columns = Self(
    "columns", "N", in: .picture, help: "Frames in a row (default: about as wide as high).")
  package static let filmstrip = Self(
    flag: "filmstrip", in: .picture, help: "All frames in one row.")
  package static let width = Self(
    "width", "PIXELS", in: .picture, help: "Width of one frame in the sheet (default: 160).")
  package static let gap = Self(
    "gap", "PIXELS", in: .picture, help: "Space around the frames of the sheet (default: 8).")

  package static let ghosts = Self(
    "ghosts", "N", in: .picture,
    help: """
      How many frames are laid over one another, spread evenly (default: 6, or all that --frames or \
      --time name).
      """)

  // MARK: - What to compare

  package static let actual = Self(
    "actual", "PATH", in: .choice,
    help: "In place of a scene: a PNG file, a folder of frames, or a folder of goldens.")
  package static let expected = Self(
    "expected", "PATH", in: .choice, help: "What --actual should look like, likewise.")
  package static let by = Self(
    "by", "WHAT", in: .choice,
    help: """
      pictures; tracks: compare what animated properties show and no pixel, so that a scene can be the \
      golden of an animator; or motion: look at one sequence alone, as --motion-checks does, without a golden \
      (default: pictures).
      """
  ).taking(CompareOptions.Subject.self)
  package static let steps = Self(
    "steps", "N", in: .choice,
    help: "A pixel counts when a channel is off by more 8-bit steps than this (default: 0).")
  package static let pixels = Self(
    "pixels", "N", in: .choice, help: "The most pixels of a frame that may count (default: 0).")
  package static let windowPixels = Self(
    "window-pixels", "N", in: .choice,
    help: "The most pixels that may count within one square window.")
  package static let window = Self(
    "window", "SIDE", in: .choice, help: "The side of that square, in pixels (default: 32).")
  package static let metric = Self(
    "metric", "NAME", in: .choice,
    help: """
      What counts pixels: steps, or as another tool does, pixelmatch-oklab-2026 (default: steps).
      """
  ).taking(CompareOptions.Metric.self)
  package static let threshold = Self(
    "threshold", "NUMBER", in: .choice,
    help: "From where on that metric counts a pixel, 0 to 1 (default: 0.1).")
  package static let trackTolerance = Self(
    "track-tolerance", "NUMBER", in: .choice,
    help: "By how much a property may be off, in its own unit (default: 0.001).")
  package static let mask = Self(
    "mask", "RULE", in: .choice,
    help: """
      Leave out rect:X,Y,W,H in pixels, what is not black in png:FILE, or the box of a scene's layer, \
      layer:ID; with @0.1-0.25 only for that time, in seconds.
      """
  ).repeatable
  package static let motionChecks = Self(
    flag: "motion-checks", in: .choice,
    help: "Also look for repeated frames, flicker, jumps and motion without rest in the frames.")
  package static let goldens = Self(
    "goldens", "DIR", in: .place,
    help: """
      The folder of all goldens (default: the project's, else goldens beside the scene).
      """)
  package static let record = Self(
    "record", "MODE", in: .place,
    help: """
      Write goldens: none, missing, failed (also those that differ) or all (default: none; refused \
      where CI is set).
      """
  ).taking(RecordMode.self)
  package static let keep = Self(
    "keep", "LIST", in: .place,
    help: """
      Frames of which goldens hold pictures beside the first, the middle and the last of each \
      transition, as for --frames; 0- for all.
      """)
  package static let prune = Self(
    flag: "prune", in: .place,
    help: """
      Also remove the goldens of scenes that are not there any more; every scene of the folder has to \
      be named.
      """)
  package static let accept = Self(
    flag: "accept", in: .place,
    help: """
      Compare nothing: make what the last comparison left in the results the golden, or of that only \
      what --frames, --time, --region and --cause choose.
      """)
  package static let region = Self(
    "region", "X,Y,W,H", in: .place,
    help: "Accept only frames all of whose differences lie in this box, in pixels.")
  package static let cause = Self(
    "cause", "CLASS", in: .place,
    help: """
      Accept only frames that differ mostly by rounding, moved, alpha-only, recoloured, anti-aliasing \
      or real.
      """
  ).taking(DifferenceClass.self).repeatable
  package static let acceptShape = Self(
    flag: "accept-shape", in: .place, help: "Accept another size or frame rate too.")
  package static let variants = Self(
    flag: "variants", in: .choice,
    help: "Of every variant, as batch renders them; --only alone says so too.")
  package static let shards = Self(
    "shards", "N", in: .choice,
    help: "How many shards there are (default: so many that none has more than 150 frames).")
  package static let tool = Self(
    "tool", "PATH", in: .place,
    help: "The program that nodes start (default: the segue on their search path).")
  package static let outBatch = Self(
    "out", "DIR", letter: "o", in: .place,
    help: """
      The folder for the variants' folders (default: output/ and the scene's name); of several scenes, for \
      a folder of each.
      """)
  package static let outFarm = Self(
    "out", "DIR", letter: "o", in: .place,
    help: "The folder that shards are written to (default: output/ and the scene's name).")
  package static let outMerged = Self(
    "out", "DIR", letter: "o", in: .place,
    help: "The folder to copy the frames of several folders to.")
  package static let outCompare = Self(
    "out", "DIR", letter: "o", in: .place,
    help: "The folder for results and pictures (default: output/compare).")
  package static let changesAPNG = Self(
    flag: "apng", in: .place,
    help: """
      Also write changes.png of each sequence that does not match: before and after side by side, \
      animated.
      """)
  package static let limitPictures = Self(
    "limit-pictures", "N", in: .limits,
    help: "Pictures that a sequence which does not match leaves in the results (default: 4000).")
  package static let embed = Self(
    flag: "embed", in: .place, help: "Put the pictures into the page, so that it is one file.")
  package static let markdown = Self(
    flag: "markdown", in: .messages, help: "Print the result as Markdown.")
  package static let github = Self(
    flag: "github", in: .messages, help: "Print workflow annotations as well.")

  // MARK: - What to print

  package static let defaults = Self(
    flag: "defaults", in: .report, help: "Print the defaults of the scene format and stop.")
  package static let devices = Self(
    flag: "devices", in: .report, help: "Print the built-in devices and stop.")
  package static let list = Self(
    flag: "list", in: .report, help: "Print the variants and stop.")
  package static let keys = Self(
    flag: "keys", in: .report, help: "Print the keys that tracks can animate and stop.")
  package static let values = Self(
    "values", "LAYER.KEY", in: .report,
    help: """
      Print what this key of a layer shows in each frame, in place of the frame table; \
      SCREEN/LAYER.KEY for the layer of one screen alone.
      """
  ).repeatable

  // MARK: - Work

  package static let jobs = Self(
    "jobs", "N", letter: "j", in: .work,
    help: """
      How many frames are drawn side by side (default: SEGUE_JOBS, else the cores). It never \
      reaches a pixel.
      """)
  package static let memory = Self(
    "memory", "SIZE", in: .work,
    help: """
      What frames that are drawn side by side may need together, such as 500MB or 2GB: fewer at once \
      where they need more, and one by itself whatever it needs (default: 1GB).
      """)
  package static let retries = Self(
    "retries", "N", in: .work,
    help: """
      How often a frame is tried again whose file can't be written for a cause that may pass; a full disk \
      is none (default: 2).
      """)
  package static let dedupe = Self(
    flag: "dedupe", in: .work,
    help:
      "Write equal frames once: their files are one file of several names, where that is possible.")
  package static let failFast = Self(
    flag: "fail-fast", in: .work, help: "End with the first variant that fails.")
  package static let keepGoing = Self(
    flag: "keep-going", in: .work,
    help: "Render what can be rendered, whatever variants fail; so it is without --fail-fast.")
  package static let tracks = Self(
    flag: "tracks", in: .work,
    help: "Write tracks.tsv beside the frames: every animated key of every layer, frame by frame.")
  package static let index = Self(
    flag: "index", in: .work,
    help: """
      Write index.html beside the variants' folders: a page that plays them side by side, in step on one time \
      line.
      """)
  package static let contactSheet = Self(
    flag: "contact-sheet", in: .work,
    help:
      "Write sheet.png beside the variants' folders: five frames of each variant in one picture.")
  package static let preview = Self(
    flag: "preview", in: .work,
    help: """
      Write preview.html beside the frames: a page that plays, steps and scrubs them, and plots how \
      properties move.
      """)
  package static let apng = Self(
    flag: "apng", in: .work, help: "Write animation.png beside the frames: all of them in one file."
  )
  package static let compression = Self(
    "compression", "LEVEL", in: .work,
    help: "fast, balanced or small (default: the scene's, else fast)."
  ).taking(SceneOutput.Compression.self)
  package static let allowMissing = Self(
    "allow-missing", "FEATURE", in: .work,
    help: "Draw a grey bar for what can't be drawn yet (text) and warn, where it would be an error."
  ).taking(RecordingLimits.allowances).repeatable

  // MARK: - Messages

  package static let progress = Self(
    "progress", "STYLE", in: .messages,
    help: """
      auto, tty, plain, json, none, or openjd: lines for Open Job Description's sessions, on standard \
      output (default: auto, one line on a terminal, else a line every 10 s).
      """
  ).taking(ProgressReporter.Style.self)
  package static let quiet = Self(
    flag: "quiet", letter: "q", in: .messages, help: "Print errors only.")
  package static let verbose = Self(
    flag: "verbose", letter: "v", in: .messages, help: "Print more about what is done.")
  package static let format = Self(
    "format", "FORMAT", in: .messages,
    help: "text or json, for messages and results (default: text)."
  ).taking(Console.Format.self)
}
