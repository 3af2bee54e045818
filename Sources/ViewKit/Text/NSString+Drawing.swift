// Members mirror the SDK's one to one. Text is not drawn: each call is refused by name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

extension NSString {
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    refuseDrawing()
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    refuseDrawing()
  }

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    refuseDrawing()
  }

  @MainActor
  fileprivate func refuseDrawing() {
    guard length > 0 else { return }
    UIGraphicsGetCurrentContext()?.refuse("text (NSString.draw)")
  }
}

// Where there is Objective-C, a string has what an NSString has.
extension String {
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).refuseDrawing()
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).refuseDrawing()
  }
}

extension NSAttributedString {
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { NSString(string: string).refuseDrawing() }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { NSString(string: string).refuseDrawing() }

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    NSString(string: string).refuseDrawing()
  }
}
