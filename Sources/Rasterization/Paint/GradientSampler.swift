internal import Drawing
internal import Foundation
internal import Geometry
internal import Pixels
internal import PortableMath

/// A gradient as a function of device pixels, evaluated at pixel centres.
///
/// The way from a pixel to its place along the gradient is folded into one affine function (two,
/// for radial gradients) of the pixel's coordinates, computed for each pixel from its own
/// coordinates alone, so that rows and tiles fit together.
struct GradientSampler: Sendable {
  private var ramp: GradientRamp
  private var place: Place

  /// How a device point becomes a location along the ramp.
  private enum Place {
    case linear(AffineFunction)
    /// The distance of (x, y) from the origin.
    case radial(x: AffineFunction, y: AffineFunction)
    /// The direction of (x, y), in turns from the first axis.
    case conic(x: AffineFunction, y: AffineFunction, weight: AffineFunction)
    /// As linear, both divided by the weight.
    case linearInSpace(AffineFunction, weight: AffineFunction)
    /// As radial, both divided by the weight.
    case radialInSpace(x: AffineFunction, y: AffineFunction, weight: AffineFunction)
    /// Everywhere beyond the end.
    case end
  }

  /// A gradient along a line; a line without length shows the last colour.
  ///
  /// `map` takes the gradient's space to device pixels. `nil` without stops, or where the map
  /// cannot be inverted.
  init?(_ gradient: LinearGradient, map: PlaneMap) {
    guard let ramp = GradientRamp(gradient.stops), let inverse = InverseMap(map) else {
      return nil
    }
    self.ramp = ramp
    let run = gradient.end.x - gradient.start.x
    let rise = gradient.end.y - gradient.start.y
    let square = run * run + rise * rise
    guard square > 0 else {
      place = .end
      return
    }
    let along = AffineFunction(
      x: run / square, y: rise / square,
      constant: -(gradient.start.x * run + gradient.start.y * rise) / square)
    place =
      switch inverse {
      case .affine(let inverse): .linear(along.composed(with: inverse))
      case .projective(let inverse):
        .linearInSpace(along.composed(with: inverse), weight: inverse.weightFunction)
      }
  }

  /// A gradient about a point.
  ///
  /// `map` takes the gradient's space to device pixels. `nil` without stops or area, or where the
  /// map cannot be inverted.
  init?(_ gradient: RadialGradient, map: PlaneMap) {
    guard let ramp = GradientRamp(gradient.stops), let inverse = InverseMap(map) else {
      return nil
    }
    let width = gradient.radii.width
    let height = gradient.radii.height
    guard width != 0, height != 0 else { return nil }
    self.ramp = ramp
    let x = AffineFunction(x: 1 / width, y: 0, constant: -gradient.center.x / width)
    let y = AffineFunction(x: 0, y: 1 / height, constant: -gradient.center.y / height)
    place =
      switch inverse {
      case .affine(let inverse):
        .radial(x: x.composed(with: inverse), y: y.composed(with: inverse))
      case .projective(let inverse):
        .radialInSpace(
          x: x.composed(with: inverse), y: y.composed(with: inverse),
          weight: inverse.weightFunction)
      }
  }

  /// A gradient around a point; without a direction it begins toward +x.
  ///
  /// `map` takes the gradient's space to device pixels. `nil` without stops, or where the map
  /// cannot be inverted.
  init?(_ gradient: ConicGradient, map: PlaneMap) {
    guard let ramp = GradientRamp(gradient.stops), let inverse = InverseMap(map) else {
      return nil
    }
    self.ramp = ramp
    let (center, toward) = (gradient.center, gradient.toward)
    let (run, rise) = (toward.x - center.x, toward.y - center.y)
    let axis = run == 0 && rise == 0 ? CGPoint(x: 1, y: 0) : CGPoint(x: run, y: rise)
    let x = AffineFunction(
      x: axis.x, y: axis.y, constant: -(center.x * axis.x + center.y * axis.y))
    let y = AffineFunction(
      x: -axis.y, y: axis.x, constant: center.x * axis.y - center.y * axis.x)
    place =
      switch inverse {
      case .affine(let inverse):
        .conic(
          x: x.composed(with: inverse), y: y.composed(with: inverse),
          weight: AffineFunction(x: 0, y: 0, constant: 1))
      case .projective(let inverse):
        .conic(
          x: x.composed(with: inverse), y: y.composed(with: inverse),
          weight: inverse.weightFunction)
      }
  }

  /// The colour of a whole row, if the gradient does not change along rows.
  func plainColor(inRow row: Int) -> PremultipliedColor? {
    switch place {
    case .end: color(at: .infinity)
    case .linear(let along) where along.x == 0: color(at: along.value(atColumn: 0, row: row))
    default: nil
    }
  }

  private func color(at location: Double) -> PremultipliedColor {
    PremultipliedColor(packed: ramp.piece(at: location).color(at: location))
  }

  /// Writes the colours of a row's columns to the beginning of `pixels`.
  func sample(_ columns: Range<Int>, row: Int, into pixels: inout MutableSpan<UInt32>) {
    switch place {
    case .end:
      fill(columns, at: .infinity, into: &pixels)
    case .linear(let along) where along.x == 0:
      fill(columns, at: along.value(atColumn: columns.lowerBound, row: row), into: &pixels)
    case .linear(let along):
      sample(columns, into: &pixels) { along.value(atColumn: $0, row: row) }
    case .radial(let x, let y):
      sample(columns, into: &pixels) { column in
        let across = x.value(atColumn: column, row: row)
        let down = y.value(atColumn: column, row: row)
        return (across * across + down * down).squareRoot()
      }
    case .conic(let x, let y, let weight):
      sample(columns, into: &pixels) { column in
        // Only the sign of the weight counts for a direction.
        let side: Double = weight.value(atColumn: column, row: row) < 0 ? -1 : 1
        let turn =
          Elementary.arctangent(
            y: side * y.value(atColumn: column, row: row),
            x: side * x.value(atColumn: column, row: row)) / (2 * Double.pi)
        return turn < 0 ? turn + 1 : turn
      }
    case .linearInSpace(let along, let weight):
      sample(columns, into: &pixels) { column in
        along.value(atColumn: column, row: row) / weight.value(atColumn: column, row: row)
      }
    case .radialInSpace(let x, let y, let weight):
      sample(columns, into: &pixels) { column in
        let weight = weight.value(atColumn: column, row: row)
        let across = x.value(atColumn: column, row: row) / weight
        let down = y.value(atColumn: column, row: row) / weight
        return (across * across + down * down).squareRoot()
      }
    }
  }

  /// Writes the colour at one place for all columns.
  private func fill(
    _ columns: Range<Int>, at location: Double, into pixels: inout MutableSpan<UInt32>
  ) {
    let color = ramp.piece(at: location).color(at: location)
    for index in 0..<columns.count { pixels[index] = color }
  }

  /// Writes the colour at each column's place, keeping to a piece of the ramp as long as it holds.
  @inline(__always)
  private func sample(
    _ columns: Range<Int>, into pixels: inout MutableSpan<UInt32>,
    at location: (Int) -> Double
  ) {
    precondition(columns.count <= pixels.count, "the row is too short")
    var piece = ramp.piece(at: location(columns.lowerBound))
    for index in 0..<columns.count {
      let location = location(columns.lowerBound &+ index)
      if !piece.holds(location) { piece = ramp.piece(at: location) }
      pixels[index] = piece.color(at: location)
    }
  }
}
