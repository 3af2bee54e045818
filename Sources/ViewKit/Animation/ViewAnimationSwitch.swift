import LayerTree

/// Whether views of a stage animate at all: `UIView.setAnimationsEnabled(_:)`.
@MainActor
final class ViewAnimationSwitch {
  private var isOn = true

  static var isOn: Bool {
    get { VirtualClock.current.attachment { ViewAnimationSwitch() }.isOn }
    set { VirtualClock.current.attachment { ViewAnimationSwitch() }.isOn = newValue }
  }
}
