/// What a layer shows at a time, while animations are applied to it one after the other.
struct Presentation {
  /// The layer's own values, which no animation changes.
  let model: LayerState
  /// The values so far.
  var state: LayerState

  /// The presentation before any animation.
  init(model: LayerState) {
    self.model = model
    self.state = model
  }
}
