package import FrameSequences

/// The frames of a variant, and where they lie.
package struct BatchIndexFrames: Hashable, Sendable {
  /// A frame's file.
  package struct File: Hashable, Sendable {
    /// The frame's number in the whole time line, from 0.
    package var number: Int
    /// The file's path from the variant's folder; it may lead to another variant's.
    package var path: String

    /// A file.
    package init(number: Int, path: String) {
      (self.number, self.path) = (number, path)
    }
  }

  /// The folder, by its path from the page's; parts are separated by `/`.
  package var folder: String
  /// Columns of a frame, in pixels.
  package var pixelWidth: Int
  /// Rows of a frame, in pixels.
  package var pixelHeight: Int
  /// Pixels a point; positive.
  package var scale: Double
  /// Frames a second: frame n shows the time n divided by it, in seconds.
  package let frameRate: ExactFraction
  /// The files, ascending by number; there may be gaps.
  package var files: [File]

  /// Frames of one size, none yet.
  ///
  /// - Precondition: The rate is positive, and no side is negative.
  package init(folder: String, pixelWidth: Int, pixelHeight: Int, frameRate: ExactFraction) {
    precondition(frameRate.numerator > 0, "a frame rate is positive")
    precondition(pixelWidth >= 0 && pixelHeight >= 0, "a picture's sides are not negative")
    (self.folder, self.frameRate) = (folder, frameRate)
    (self.pixelWidth, self.pixelHeight, scale) = (pixelWidth, pixelHeight, 1)
    files = []
  }

  /// The frames that a manifest names.
  ///
  /// - Parameters:
  ///   - folder: The manifest's folder, by its path from the page's.
  ///   - manifest: What lies there.
  package init(folder: String, manifest: Manifest) {
    let header = manifest.header
    self.init(
      folder: folder, pixelWidth: header.pixelWidth, pixelHeight: header.pixelHeight,
      frameRate: header.frameRate)
    scale = header.scale
    files = manifest.frames.map { File(number: $0.number, path: $0.file) }
  }

  /// A file's path from the page's folder.
  package func path(of file: File) -> String { folder + "/" + file.path }
}
