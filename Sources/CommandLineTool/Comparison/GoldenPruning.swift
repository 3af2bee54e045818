internal import Goldens
internal import SceneFormat
internal import SystemFiles

/// Removes goldens of scenes that are not there any more; only after a run of every scene that is.
struct GoldenPruning {
  /// The pruning of a run.
  ///
  /// - Throws: `usage` where the run is not one of all scenes of one folder, with all their frames.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    for option in [OptionSpecification.frames, .time, .accept] where arguments.has(option) {
      throw .usage(.conflict("--prune", option.spelling))
    }
    let folders = Set(arguments.operands.map(Self.folder))
    guard let folder = folders.first, folders.count == 1 else {
      throw .usage(
        .refusedValue(option: "--prune", reason: "the scenes have to lie in one folder"))
    }
    let named = Set(arguments.operands.map { String($0.dropFirst(folder.count)) })
    let there: [String]
    do { there = try FileSystem.names(in: folder.isEmpty ? "." : folder) } catch {
      throw .inputOutput("\(error)")
    }
    let scenes = there.filter { $0.hasSuffix(".json5") && $0 != SceneProject.fileName }
    if let left = scenes.first(where: { !named.contains($0) }) {
      throw .usage(
        .refusedValue(
          option: "--prune", reason: "\(folder)\(left) is not compared; name every scene"))
    }
  }

  /// Checks that a folder of goldens has those of one folder of scenes only: the one beside them.
  ///
  /// - Throws: `usage` for any other, which may have goldens of scenes that are not named.
  static func check(_ root: String, of operand: String) throws(CommandFailure) {
    guard root == folder(of: operand) + "goldens" else {
      throw .usage(
        .refusedValue(
          option: "--prune", reason: "goldens of scenes of other folders may lie in \(root) too"))
    }
  }

  /// Removes what belongs to no scene of these names.
  ///
  /// - Parameters:
  ///   - root: The folder of all goldens.
  ///   - scenes: The scenes that are there.
  /// - Returns: The folders of the goldens that were removed.
  /// - Throws: `inputOutput`.
  func remove(from root: String, keeping scenes: [String]) throws(CommandFailure) -> [String] {
    do {
      return try GoldenFolder.prune(
        root, keepingScenes: Set(scenes.map(GoldenVariant.plain)))
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  /// The folder of a scene file with its slash, or nothing for the current one.
  private static func folder(of operand: String) -> String {
    guard let slash = operand.lastIndex(of: "/") else { return "" }
    return String(operand[...slash])
  }
}
