import Foundation
import Porting

/// Writes a copy of a folder of sources that Swift on Linux takes.
///
///     port SOURCES --out FOLDER
///
/// Ends with 0 when nothing is left to do, 1 when something is, 2 for wrong use, 5 when a file can't
/// be read or written.
@main
struct Port {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    guard let option = arguments.firstIndex(of: "--out"), arguments.indices.contains(option + 1)
    else { usage() }
    let out = arguments[option + 1]
    arguments.removeSubrange(option...option + 1)
    guard arguments.count == 1, let folder = arguments.first, !folder.hasPrefix("-") else {
      usage()
    }
    do {
      try port(from: folder, to: out)
    } catch {
      say("port: \(error.localizedDescription)")
      exit(5)
    }
  }

  private static func usage() -> Never {
    say("usage: port SOURCES --out FOLDER")
    exit(2)
  }

  private static func port(from folder: String, to out: String) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
      .sorted()
    let porter = Porter(
      try names.map { name in
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        return Porter.Source(name: name, text: text)
      })
    for source in porter.sources {
      let path = URL(fileURLWithPath: out).appendingPathComponent(source.name)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try source.text.write(to: path, atomically: true, encoding: .utf8)
    }
    porter.findings.forEach { print($0) }
    let left = porter.findings.count { $0.isLeft }
    print("\(names.count) files, \(porter.findings.count - left) changes, \(left) left")
    if left > 0 { exit(1) }
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
