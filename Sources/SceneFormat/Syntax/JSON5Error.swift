/// Why a text is not JSON5, or not one that is read.
package struct JSON5Error: Error, Equatable, CustomStringConvertible {
  /// The cause.
  package enum Cause: Equatable {
    case invalidUTF8
    case fileTooLarge(bytes: Int, limit: Int)
    case unexpected(found: String, expected: String)
    case unterminatedString
    case lineBreakInString
    case unterminatedComment
    case unknownEscape(String)
    case loneSurrogate(String)
    case malformedNumber(String, reason: String)
    case nestingTooDeep(limit: Int)
    case tooManyValues(limit: Int)
  }

  /// The cause, with its facts.
  package var cause: Cause
  /// Where it stands.
  package var span: SourceSpan

  /// An error with its place.
  package init(cause: Cause, span: SourceSpan) {
    self.cause = cause
    self.span = span
  }

  /// A stable name for machines.
  package var name: String {
    switch cause {
    case .invalidUTF8: "invalid-utf8"
    case .fileTooLarge, .nestingTooDeep, .tooManyValues: "over-limit"
    default: "syntax"
    }
  }

  /// A sentence without a full stop.
  package var description: String {
    switch cause {
    case .invalidUTF8: "this is not UTF-8 text"
    case .fileTooLarge(let bytes, let limit):
      "the file has \(bytes) bytes; the limit is \(limit) (--limit-file-bytes)"
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .unterminatedString: "the string has no closing quote"
    case .lineBreakInString:
      "a string ends on its line; write \\n, or end the line with \\ to go on"
    case .unterminatedComment: "the comment has no closing */"
    case .unknownEscape(let text): "there is no escape \(text) in a string"
    case .loneSurrogate(let text): "\(text) is half of a surrogate pair"
    case .malformedNumber(let text, let reason): "\(text) is not a number: \(reason)"
    case .nestingTooDeep(let limit):
      "values are nested deeper than the limit of \(limit) (--limit-nesting)"
    case .tooManyValues(let limit):
      "the file holds more values than the limit of \(limit) (--limit-values)"
    }
  }
}

/// A fault of one value that leaves the rest of the text readable.
package struct JSON5Fault: Equatable {
  /// The cause.
  package enum Cause: Equatable {
    case duplicateKey(String, first: SourceSpan)
    case notFinite(String)
    case tooLarge(String)
  }

  /// The cause, with its facts.
  package var cause: Cause
  /// Where it stands.
  package var span: SourceSpan

  /// A fault with its place.
  package init(cause: Cause, span: SourceSpan) {
    self.cause = cause
    self.span = span
  }
}
