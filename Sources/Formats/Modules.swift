// Who imports this module has all formats.
@_exported public import Code
@_exported public import Dialects
@_exported public import Lottie
@_exported public import SVG
@_exported public import SceneText
@_exported public import Syntax
