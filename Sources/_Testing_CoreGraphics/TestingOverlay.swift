// Swift Testing imports this module wherever it is imported beside CoreGraphics. It is empty on purpose:
// images are attached to tests as bytes here.
