// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Drawing
import LayerTree
import PNGCodec

extension UIImage {
  /// The bytes of a PNG file.
  ///
  /// Of a picture that was read from a file; a recording has no pixels before it is shown, and
  /// asking for them is an issue.
  public func pngData() -> Data? {
    guard let pixels = cgImage?.image.pixels else {
      if cgImage != nil { MainTurn.report(.drawing("UIImage.pngData() of a drawn image")) }
      return nil
    }
    return (try? PNGEncoder(channels: .rgba).encode(pixels)).map { Data($0) }
  }

  /// Nothing: there is no encoder for JPEG, and asking for one is an issue.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    MainTurn.report(.drawing("UIImage.jpegData(compressionQuality:)"))
    return nil
  }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
