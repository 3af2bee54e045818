// What `import UIKit` brings in: this module has no code of its own.

@_exported public import Dispatch
@_exported public import Geometry
@_exported public import LayerTree
@_exported public import ViewKit
