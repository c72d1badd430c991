// The modules that demos use, imported here for all of them: demos need no imports.
@_exported public import DemoKit
@_exported public import Editing
@_exported public import Keyframes
@_exported public import Scrolling
@_exported public import Stage
