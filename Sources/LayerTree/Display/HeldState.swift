/// A layer's state that several values share.
///
/// A state is so large that copying it with every layer, and again with all that lies in the layer,
/// took most of the time of making a display list.
final class HeldState: Sendable {
  let value: LayerState

  init(_ value: LayerState) { self.value = value }
}
