extension Porter {
  private static let umbrellas = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]

  /// Imports modules in place of their Clang submodules: `import UIKit.UIGestureRecognizerSubclass`.
  ///
  /// An import of one declaration, as `import class UIKit.UIView`, is Swift's own and stays.
  mutating func importWholeModules(in file: Int) {
    for index in files[file].tokens.indices where files[file].isWord("import", at: index) {
      let module = files[file].significant(from: index + 1)
      guard Self.umbrellas.contains(where: { files[file].isWord($0, at: module) }),
        files[file].isSymbol(".", at: module + 1)
      else { continue }
      var end = module + 1
      while files[file].isSymbol(".", at: end), files[file].tokens.indices.contains(end + 1),
        files[file].tokens[end + 1].kind == .word
      {
        end += 2
      }
      let whole = files[file].joined(module..<end)
      files[file].remove(module + 1..<end)
      changed("import \(whole) is import \(files[file].tokens[module].text)", in: file, at: index)
    }
  }
}
