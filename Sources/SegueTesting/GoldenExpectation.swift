internal import Foundation
internal import Goldens
public import Staging
public import Testing

/// Expects that a recording shows, frame by frame, what its golden holds.
///
/// ```swift
/// expectGolden(try Recording.of(size: size) { stage in … }, named: "push")
/// ```
///
/// The golden is a folder beside the test's file, `Goldens/push`: a digest for each frame, pictures of the
/// first, middle and last frame of each transition, and tracks; `segue compare` reads it too. Where it differs,
/// each cause is an issue of its own, and what was expected, what is there and the difference are attached as
/// PNG files. A golden that is missing is an issue.
///
/// - Parameters:
///   - recording: What is shown.
///   - name: The golden's name: letters, digits, `-`, `_` and `.`.
///   - steps: By how many 8-bit steps a channel may be off, 0...255.
///   - mode: When goldens are written; by default what `SEGUE_RECORD` says. Refused where `CI` is set.
///   - filePath: The test's file.
///   - sourceLocation: Where issues are reported.
/// - Returns: Whether it matches, or was written.
@MainActor
@discardableResult
public func expectGolden(
  _ recording: Recording, named name: String, steps: Int = 0,
  recording mode: GoldenRecordMode = .environment, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  expectGolden(
    recording, named: name, steps: steps, recording: mode, filePath: filePath,
    environment: ProcessInfo.processInfo.environment, sourceLocation: sourceLocation)
}

/// As for users, with the process's variables given.
@MainActor
@discardableResult
package func expectGolden(
  _ recording: Recording, named name: String, steps: Int = 0, recording mode: GoldenRecordMode,
  filePath: String, environment: [String: String],
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  precondition(
    !name.isEmpty && !name.hasPrefix(".")
      && name.utf8.allSatisfy { GoldenNames.allowed.contains($0) },
    "a golden's name has letters, digits, '-', '_' and '.'")
  let folder = URL(filePath: filePath).deletingLastPathComponent().appending(
    path: "Goldens/\(name)")
  let check = GoldenCheck(
    recording: recording, name: name, golden: GoldenFolder(folder.path),
    limits: PictureLimits(steps: steps))
  if let word = environment[GoldenRecordMode.variable], GoldenRecordMode(rawValue: word) == nil {
    let modes = GoldenRecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    Issue.record(
      "\(GoldenRecordMode.variable) is \"\(word)\", which is no mode; expected one of \(modes)",
      sourceLocation: sourceLocation)
    return false
  }
  do {
    try mode.mode.check(environment)
    let verdict = try check.verdict()
    if mode.mode.writes(hasGolden: check.golden.exists, isMatch: verdict.result.isMatch) {
      try check.record()
      return true
    }
    return report(verdict, of: check, at: sourceLocation)
  } catch {
    Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
    return false
  }
}

private enum GoldenNames {
  static let allowed = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.".utf8)
}

/// Reports each cause as an issue, with pictures of the frame that differs most.
private func report(
  _ verdict: GoldenCheck.Verdict, of check: GoldenCheck, at location: SourceLocation
) -> Bool {
  guard !verdict.result.isMatch else { return true }
  for (name, file) in verdict.attachments {
    Attachment.record(file, named: name, sourceLocation: location)
  }
  let causes = verdict.result.findings.map { "\(check.name): \($0.kind.rawValue): \($0.text)" }
  for cause in causes.isEmpty ? ["\(check.name): frames are not as they should be"] : causes {
    Issue.record(Comment(rawValue: cause), sourceLocation: location)
  }
  return false
}
