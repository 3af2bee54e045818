/// A layer's state that several values share.
///
/// A state is so large that copies of it, one for each layer and for all that lies in it, would be
/// most of the work of a display list.
final class HeldState: Sendable {
  let value: LayerState

  init(_ value: LayerState) { self.value = value }
}
