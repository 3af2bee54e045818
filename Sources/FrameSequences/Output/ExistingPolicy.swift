/// What happens to files that are where a sequence is to be written.
package enum ExistingPolicy: String, CaseIterable, Sendable {
  /// Overwrite a folder whose manifest is ours; fail for files of others.
  case automatic = "auto"
  /// Fail unless the folder is empty or missing.
  case fail
  /// Overwrite whatever has a frame's name.
  case overwrite
  /// Keep the frames that a manifest of equal fingerprint names and whose files are there.
  case skip
  /// Keep only frames of equal fingerprint whose files are as they were written, of a run that was
  /// killed too.
  case resume
}
