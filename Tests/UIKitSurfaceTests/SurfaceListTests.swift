import Foundation
import Testing
import UIKit

@Suite("The list of symbols")
struct SurfaceListTests {
  @Test("Each snippet does what it does without a stage", arguments: rowsToRun)
  @MainActor func snippets(row: SurfaceRow) {
    AtHand().run(row)
  }

  @Test("The written tests are those of the list")
  func generated() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let check = Process()
    check.executableURL = folder.appendingPathComponent("generate")
    check.arguments = ["check"]

    try check.run()
    check.waitUntilExit()

    #expect(check.terminationStatus == 0, "run Tests/UIKitSurfaceTests/generate")
  }
}
