import CommandLineTool
import Testing

@Suite("ArgumentParser")
struct ArgumentParserTests {
  /// A small grammar: one command with every kind of option.
  static let draw = CommandSpecification(
    name: "draw", summary: "Draws", operands: .scenes,
    options: [.out, .set, .frames, .dryRun], laterOptions: ["shard"],
    examples: [.init("segue draw x", "Draws x.")])
  static let check = CommandSpecification(
    name: "check", summary: "Checks", operands: .folder, options: [],
    examples: [.init("segue check x", "Checks x.")])
  let parser = ArgumentParser(commands: [draw, check])

  private func arguments(_ words: String...) throws -> ParsedArguments {
    guard case .run(_, let arguments) = try parser.parse(words) else {
      Issue.record("no run: \(words)")
      return ParsedArguments()
    }
    return arguments
  }

  private func error(_ words: String...) -> UsageError? {
    do throws(UsageError) {
      _ = try parser.parse(words)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "Options and operands mix in any order",
    arguments: [
      ["draw", "a", "--out", "d", "b", "--dry-run"], ["--dry-run", "draw", "--out=d", "a", "b"],
      ["--out", "d", "draw", "a", "--dry-run", "b"], ["-od", "draw", "--dry-run", "a", "b"],
      ["draw", "-o=d", "a", "--dry-run", "--", "b"], ["-o", "d", "draw", "--dry-run", "a", "b"],
    ])
  func anyOrder(words: [String]) throws {
    guard case .run(let command, let arguments) = try parser.parse(words) else {
      Issue.record("no run")
      return
    }

    #expect(command == Self.draw)
    #expect(arguments.operands == ["a", "b"])
    #expect(arguments.value(of: .out) == "d")
    #expect(arguments.has(.dryRun))
    #expect(!arguments.has(.quiet))
  }

  @Test("Two dashes make the rest operands")
  func endOfOptions() throws {
    #expect(try arguments("draw", "--", "--out", "-").operands == ["--out", "-"])
    #expect(try arguments("draw", "--", "--help").operands == ["--help"])
  }

  @Test("A lone dash is an operand or a value")
  func loneDash() throws {
    #expect(try arguments("draw", "-").operands == ["-"])
    #expect(try arguments("draw", "x", "-o", "-").value(of: .out) == "-")
  }

  @Test("Values keep blanks, equals signs, umlauts and emoji")
  func valuesAreKept() throws {
    #expect(try arguments("draw", "x", "--out=a=b c").value(of: .out) == "a=b c")
    #expect(try arguments("draw", "Übergang 🎬.json5").operands == ["Übergang 🎬.json5"])
    #expect(try arguments("draw", "x", "--out=").value(of: .out) == "")
  }

  @Test("A repeatable option keeps all values in their order")
  func repeatedValues() throws {
    let parsed = try arguments("draw", "--set", "a=1", "x", "--set=b=2")

    #expect(parsed.values(of: .set) == ["a=1", "b=2"])
  }

  @Test("A negative number is a value, another option is not")
  func valuesThatLookLikeOptions() throws {
    #expect(try arguments("draw", "x", "--frames", "-1").value(of: .frames) == "-1")
    #expect(
      error("draw", "x", "--out", "--dry-run") == .missingValue(option: "--out", next: "--dry-run"))
    #expect(error("draw", "x", "--out") == .missingValue(option: "--out", next: nil))
    #expect(try arguments("draw", "x", "--out=--dry-run").value(of: .out) == "--dry-run")
  }

  @Test("Letters join; the last may take a value")
  func joinedLetters() throws {
    let parsed = try arguments("draw", "x", "-qod")

    #expect(parsed.has(.quiet))
    #expect(parsed.value(of: .out) == "d")
    #expect(
      error("draw", "x", "-qz")
        == .unknownOption(
          "-z' in '-qz", command: "draw", suggestion: nil))
  }

  @Test("What is wrong is named, with what was probably meant")
  func errors() {
    #expect(error() == .noCommand)
    #expect(error("--quiet") == .noCommand)
    #expect(error("drwa", "x") == .unknownCommand("drwa", suggestion: "draw"))
    #expect(error("wxyz") == .unknownCommand("wxyz", suggestion: nil))
    #expect(error("draw", "--shard", "1/4", "x") == .optionNotThereYet("--shard"))
    #expect(
      error("draw", "x", "--otu", "d")
        == .unknownOption("--otu", command: "draw", suggestion: "--out"))
    #expect(
      error("check", "x", "--dry-run")
        == .unknownOption("--dry-run", command: "check", suggestion: nil))
    #expect(
      error("draw", "--dry-run=yes", "x")
        == .unexpectedValue(
          option: "--dry-run", value: "yes"))
    #expect(error("draw", "x", "--out=a", "-o", "b") == .givenTwice(option: "-o"))
    #expect(error("draw") == .missingOperand("SCENE...", command: "draw"))
    #expect(error("check", "x", "y") == .extraOperand("y", command: "check"))
  }

  @Test("Help wins over other mistakes, but not after two dashes")
  func help() throws {
    #expect(try parser.parse(["--help"]) == .help(nil))
    #expect(try parser.parse(["help"]) == .help(nil))
    #expect(try parser.parse(["help", "draw"]) == .help(Self.draw))
    #expect(try parser.parse(["draw", "--nonsense", "-h"]) == .help(Self.draw))
    #expect(try parser.parse(["--version"]) == .version)
    #expect(error("drwa", "--help") == .unknownCommand("drwa", suggestion: "draw"))
  }

  @Test("Parsing random words never traps")
  func randomWords() {
    let seed: UInt64 = 20_261_130
    print("seed \(seed)")
    var generator = LinearGenerator(state: seed)
    let pieces = [
      "draw", "check", "-", "--", "--out", "-o", "=", "--set=", "-q", "--frames", "-1", "", "é",
      "🎬", "--=", "-=", "x", "---", "--help",
    ]
    #if DEBUG
      let rounds = 2_000
    #else
      let rounds = 20_000
    #endif
    for _ in 0..<rounds {
      let words = (0..<Int(generator.next() % 6)).map { _ in
        (0...Int(generator.next() % 2)).map { _ in
          pieces[Int(generator.next() % UInt64(pieces.count))]
        }.joined()
      }
      _ = try? parser.parse(words)
    }
  }
}

/// A small generator of the same numbers everywhere.
private struct LinearGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
