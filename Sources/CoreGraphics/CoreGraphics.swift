// What `import CoreGraphics` brings in: this module has no code of its own.

@_exported public import Geometry
@_exported public import LayerTree
