// The modules that demos use. This file imports them for all of them, so that demos need no
// imports.
@_exported public import DemoKit
@_exported public import Editing
@_exported public import Keyframes
@_exported public import Scrolling
@_exported public import Stage
