package import Foundation

// Foundation hands a box's contents and its type out as pointers. They stay in this file.

extension NSValue {
  /// A box around numbers, in their order.
  package convenience init(numbers: [Double]) {
    unsafe self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// What the box is said to hold, in the Objective-C notation, such as `{CGPoint=dd}`.
  package var typeEncoding: String {
    unsafe String(cString: objCType)
  }

  /// The numbers that ``init(numbers:)`` put in; nil for a box of anything else.
  package var boxedNumbers: [Double]? {
    let encoding = typeEncoding
    guard encoding.hasPrefix("["), encoding.hasSuffix("d]"),
      let count = Int(encoding.dropFirst().dropLast(2)), count > 0
    else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    unsafe getValue(&numbers)
    return numbers
  }
}
