import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

/// An easing taken apart; `Keyframes` has a type of the same name.
typealias CurveShape = Editing.CurveShape

/// The parts of the curve editor.
enum CurvePart: Hashable, Sendable {
  /// All of it, for wheels and fingers where nothing scrolls.
  case panel
  case canvas
  /// A handle of a Bézier curve, 0 or 1.
  case handle(Int)
  case stop(Int)
  case field(CurveField)
  case slider(CurveParameter)
  /// The list of presets.
  case presets
  /// By its index among all.
  case preset(Int)
  case chooser(CurveChooser)
  /// An arrow beside a chooser: −1 or 1.
  case step(CurveChooser, Int)
  case tab(CurveTab)
  /// An easing that is near to the one shown.
  case near(NearestEasings.Kind)
  case kind(CurveKind)
  case direction(CurveDirection)
  case pair(SpringPair)
  case position(StepPosition)

  /// Whether it can be dragged anywhere on the canvas.
  var isGrabbed: Bool {
    switch self {
    case .handle, .stop: true
    case .panel, .canvas, .field, .slider, .presets, .preset, .chooser, .step, .tab, .near, .kind,
      .direction, .pair, .position:
      false
    }
  }
}

extension CurvePanel: PanelWithTargets {
  func position(of target: DragTarget, _ workspace: Workspace, _ ui: UI) -> Point? {
    guard case .curve(let spot) = target else { return nil }
    let part: CurvePart =
      switch spot {
      case .canvas: .canvas
      case .tab(let tab): .tab(tab)
      case .slider(let parameter): .slider(parameter)
      }
    return ui.widgets.first { $0.identity == .curve(part) }?.rect.centre
  }
}

enum CurveField: Hashable, Sendable {
  case notation
  case search
  /// The name of an easing that is saved, or of a token.
  case presetName
  case number(CurveParameter)
  /// The length of the duration that the segment uses.
  case tokenSeconds
}

/// The subject of a remark about an easing: the remark goes away once the selection, the demo or
/// the easing changes.
struct CurveSubject: Equatable {
  let demo: String
  let keys: KeySet
  let easing: Easing

  init(_ target: CurveTarget, of demo: String) {
    (self.demo, keys, easing) = (demo, target.keys, target.easing)
  }
}

/// A remark about an easing, or in its place.
struct CurveRemark: Equatable {
  let text: String
  let subject: CurveSubject
}

/// An easing that is shown on the stage without being set.
struct CurvePreview: Equatable {
  /// The index of the demo.
  let demo: Int
  let easing: Easing
  /// The keyframes that it is tried on, as the document has them.
  let target: CurveTarget
}

/// The content of the panel.
struct DrawnCurve {
  let target: CurveTarget
  /// The target's, or the one that is tried.
  let easing: Easing
  /// The error in the text that was typed.
  let error: String?
}
