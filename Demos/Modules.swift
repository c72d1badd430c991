// What a demo is made of. One file imports it for all of them.
// What a demo is made of. One file imports it for all of them.
@_exported public import DemoKit
@_exported public import Editing
@_exported public import Keyframes
@_exported public import Scrolling
@_exported public import Stage
