package import Editing
package import Keyframes
import Stage
import Words

/// A request to the editor.
package enum CurveAction: Equatable, Sendable {
  /// Applies the preset or the token of that index.
  case keep(preset: Int)
  /// Goes to another track or segment of the demo, so many on.
  case choose(CurveChooser, by: Int)
  case show(CurveTab)
  /// Replaces the easing by the nearest one of a kind.
  case keepNearest(NearestEasings.Kind)
  /// Draws the curve by hand, or no longer.
  case draw
  /// Shows the curve behind those that are edited from now on; if one is shown, removes it.
  case pin
  case become(CurveKind)
  case turn(CurveDirection)
  case describe(SpringPair)
  case jump(StepPosition)
  case reverse
  case mirror
  case copy
  /// Saves the easing under a name, for all demos.
  case savePreset
  /// By its index among the saved easings.
  case deletePreset(Int)
  /// Copies the saved easings as text.
  case copyPresets
  /// Lets the segment last as long as its spring takes to settle.
  case lastAsSpring
  case token(TokenAction)
}
