internal import Foundation
internal import Geometry

/// Sheets in the order in which they are to be painted, cut where they pass through each other.
///
/// Only sheets that overlap as seen have to keep an order, and only those that cross are cut; among
/// the others the order of the tree holds. Where sheets overlap in a ring, one of them divides the
/// rest into what lies behind its plane and what lies before it: each side then has one sheet less.
///
/// - SeeAlso: Newell, Newell, Sancha, *A solution to the hidden surface problem*, 1972; Fuchs, Kedem,
///   Naylor, *On visible surface generation by a priori tree structures*, 1980.
struct SpaceOrder {
  /// All sheets and pieces of sheets, the farthest first.
  private(set) var pieces: [SpaceSheet] = []
  /// A rectangle around all sheets.
  private let page: [CGPoint]

  /// Orders sheets, which come in the order of the tree.
  init(_ sheets: [SpaceSheet]) {
    var box = CGRect.null
    for corner in sheets.flatMap(\.corners) {
      box = box.union(CGRect(origin: corner, size: .zero))
    }
    page = box.isNull ? [] : box.insetBy(dx: -Self.margin, dy: -Self.margin).corners
    pieces = ordered(uncrossed(sheets))
  }

  /// Points around all sheets that cuts reach as well.
  private static let margin = 64.0

  /// The sheets, each cut along every other that it crosses.
  private func uncrossed(_ sheets: [SpaceSheet]) -> [SpaceSheet] {
    var done: [SpaceSheet] = []
    for sheet in sheets {
      var pieces = [sheet]
      // Cutting the later one of two is enough: its pieces no longer cross the earlier one.
      for other in done {
        pieces = pieces.flatMap { piece in
          guard case .crossing(let function) = piece.relation(to: other) else { return [piece] }
          return piece.split(along: function, page: page)
        }
      }
      done += pieces
    }
    return done
  }

  /// The first sheet that no other one has to precede, again and again.
  private func ordered(_ sheets: [SpaceSheet]) -> [SpaceSheet] {
    var waiting = sheets
    var result: [SpaceSheet] = []
    var below = Self.precedences(in: waiting)
    while !waiting.isEmpty {
      guard let next = below.firstIndex(where: \.isEmpty) else {
        return result + dividedByFirst(waiting)
      }
      result.append(waiting.remove(at: next))
      below.remove(at: next)
      for index in below.indices {
        below[index] = Set(
          below[index].lazy.filter { $0 != next }.map { $0 > next ? $0 - 1 : $0 })
      }
    }
    return result
  }

  /// For each sheet, the indices of those that lie below it.
  private static func precedences(in sheets: [SpaceSheet]) -> [Set<Int>] {
    var below = Array(repeating: Set<Int>(), count: sheets.count)
    for (later, sheet) in sheets.enumerated() {
      for earlier in 0..<later {
        switch sheet.relation(to: sheets[earlier]) {
        case .apart: continue
        case .below: below[earlier].insert(later)
        // Pieces were cut apart up to rounding: what is left of a crossing is thinner than it.
        case .above, .crossing: below[later].insert(earlier)
        }
      }
    }
    return below
  }

  /// What lies behind the plane of the first sheet, that sheet, and what lies before it.
  private func dividedByFirst(_ sheets: [SpaceSheet]) -> [SpaceSheet] {
    guard let first = sheets.first else { return [] }
    var (behind, before): ([SpaceSheet], [SpaceSheet]) = ([], [])
    for sheet in sheets.dropFirst() {
      switch sheet.relation(toPlaneOf: first) {
      case .below: behind.append(sheet)
      case .above, .apart: before.append(sheet)
      case .crossing(let function):
        behind += [sheet.split(along: function, page: page).last].compactMap { $0 }
        before += [sheet.split(along: function, page: page).first].compactMap { $0 }
      }
    }
    return ordered(behind) + [first] + ordered(before)
  }
}
