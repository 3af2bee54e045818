internal import CommandLineTool
internal import Glibc

/// The executable: everything it does is `SegueTool`'s.
@main
struct Segue {
  static func main() async {
    exit(await SegueTool().main())
  }
}
