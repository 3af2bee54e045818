import ComparisonReports
import FrameSequences
import PNGCodec
import Pixels

/// Reports for tests, of pictures small enough to be in the page.
enum ReportSample {
  static let stamp = ReportStamp(
    tool: "segue 0.1.0", renderingRevision: 2, golden: "segue 0.1.0, rendering revision 2")

  /// A square that moves over a field, as a PNG file.
  static func picture(at place: Int, _ color: UInt32) throws -> [UInt8] {
    var pixmap = Paint.solid(48, 96, 0xFFF0_F0F0)
    for y in 20..<44 {
      for x in place..<place + 12 { pixmap.storage[y * 48 + x] = color }
    }
    return try PNGEncoder(channels: .rgb).encode(pixmap)
  }

  /// Frames of which those with an odd number differ; `picture` says where the report finds a file
  /// with this name and these contents.
  static func sequence(
    named name: String, count: Int, picture: (String, [UInt8]) throws -> ReportPicture
  ) throws -> ReportSequence {
    var sequence = ReportSequence(
      name: name, frameRate: ExactFraction(60), pixelWidth: 48, pixelHeight: 96)
    // They come again after 36 frames.
    var pictures: [(expected: ReportPicture, actual: ReportPicture)] = []
    for number in 0..<count {
      var frame = ReportFrame(
        number: number, time: ExactFraction(Int64(number), over: 60), state: .same)
      let place = number % 36
      let isOdd = number % 2 == 1
      if pictures.count <= place {
        pictures.append(
          (
            try picture("expected-\(place).png", Self.picture(at: place, Paint.red)),
            try picture(
              "actual-\(place).png", Self.picture(at: place, isOdd ? Paint.green : Paint.red))
          ))
      }
      (frame.expected, frame.actual) = pictures[place]
      frame.transition = "open"
      if isOdd {
        frame.state = .different
        frame.counts[.recolored] = 24 * 12
        frame.greatestStep = 255
        frame.box = PixelBox(x: place, y: 20, width: 12, height: 24)
        frame.worstWindow = PixelBox(x: place, y: 20, width: 12, height: 16)
        frame.difference = frame.actual
        frame.classes = frame.expected
      }
      sequence.frames.append(frame)
    }
    sequence.findings = [
      ReportFinding(
        "The square has another colour.", frame: 1, time: ExactFraction(1, over: 60),
        layer: "window/square", property: "backgroundColor")
    ]
    return sequence
  }

  /// A property that moves steadily, and on the other side late.
  static func track(_ layer: String, _ property: String, verdict: String?) -> ReportTrack {
    var track = ReportTrack(layer: layer, property: property, unit: "pt", verdict: verdict)
    for number in 0..<20 {
      let time = ExactFraction(Int64(number), over: 60)
      track.golden.append(.init(time: time, value: Double(number) * 4))
      let late = verdict == nil ? Double(number) : Double(number * number) / 19
      track.actual.append(.init(time: time, value: late * 4))
    }
    return track
  }

  /// A comparison of two sequences; all texts from outside are `name`.
  static func comparison(
    named name: String = "square", count: Int = 20,
    picture: (String, [UInt8]) throws -> ReportPicture = { .embedded($1) }
  ) throws -> ReportDocument {
    var document = ReportDocument(
      purpose: .comparison, title: name, summary: "10 of 20 frames differ in \(name).",
      stamp: stamp)
    var sequence = try sequence(named: name, count: count, picture: picture)
    sequence.tracks = [
      track(name, name, verdict: "\(name) is late."), track(name, "y", verdict: nil),
    ]
    sequence.findings.append(ReportFinding(name, layer: name, property: name))
    sequence.findings[1].details = [name, name]
    if !sequence.frames.isEmpty {
      sequence.frames[0].notes = [name, name]
      sequence.frames[0].transition = name
    }
    var other = try Self.sequence(named: "\(name) 2", count: 4, picture: picture)
    other.frames[1].state = .missing
    other.frames[1].actual = nil
    document.sequences = [sequence, other]
    return document
  }

  /// Frames to look at.
  static func preview(count: Int = 20) throws -> ReportDocument {
    var document = ReportDocument(
      purpose: .preview, title: "square", summary: "20 frames at 60 fps.", stamp: stamp)
    var sequence = try sequence(named: "square", count: count) { .embedded($1) }
    sequence.findings = []
    for index in sequence.frames.indices {
      let (number, time) = (sequence.frames[index].number, sequence.frames[index].time)
      let actual = sequence.frames[index].actual
      sequence.frames[index] = ReportFrame(number: number, time: time, state: .same)
      sequence.frames[index].actual = actual
    }
    document.sequences = [sequence]
    return document
  }
}
