import Exporting
import Keyframes
import Scrolling

/// What the curve editor remembers beside the document.
struct CurveState {
  /// The stretch that was chosen in the panel, for each demo by its name; what is selected counts
  /// before it.
  var chosen: [String: KeyPlace] = [:]
  var tab = CurveTab.presets
  /// How springs are described.
  var pair = SpringPair.response
  /// That which a spring's stiffness and damping are told for.
  var mass = 1.0
  /// What the presets are searched for.
  var query = ""
  /// Of the presets.
  var scroller = Scroller(Extent(range: 0...0, viewport: 1))
  /// The values from the canvas's bottom to its top while a hand holds something on it.
  var axis: ClosedRange<Double>?
  var preview: CurvePreview?
  /// What is bent, while the panel is drawn: nothing changes it then.
  var drawn: CurveTarget?
  /// Where the pointer lay when Esc or a key came last; until it moves it points at no preset.
  var mutedPointer: Keyframes.Point?
  /// What was written and is no easing, so that it is not lost.
  var draft: CurveRemark?
  /// What was said of the easing as it is.
  var note: CurveRemark?
}

/// Words about an easing, or in its place; they count as long as it is the same.
struct CurveRemark: Equatable {
  let text: String
  let easing: Easing
}

/// What is shown on the stage without being done.
struct CurvePreview: Equatable {
  /// The index of the demo.
  let demo: Int
  let easing: Easing
  /// What it stands for.
  let target: CurveTarget
}

/// The lower half of the panel.
enum CurveTab: String, CaseIterable {
  case presets, shape

  var title: String {
    switch self {
    case .presets: "Presets"
    case .shape: "Shape"
    }
  }
}

/// What can be stepped through at the panel's head.
enum CurveChooser: Hashable { case track, stretch }

/// The editor's fields.
enum CurveField: Hashable {
  case notation
  case search
  case number(CurveParameter)
}

/// The parts of the editor that can be pressed.
enum CurvePart: Hashable {
  case canvas
  /// 0 and 1.
  case handle(Int)
  case stop(Int)
  /// By its index among all.
  case preset(Int)
  case chooser(CurveChooser)
  case step(CurveChooser, Int)
  case tab(CurveTab)
  case kind(CurveKind)
  case direction(CurveDirection)
  case pair(SpringPair)
  case position(StepPosition)
  case slider(CurveParameter)

  /// Whether it is taken in the hand and moved anywhere.
  var isGrabbed: Bool {
    switch self {
    case .handle, .stop: true
    case .canvas, .preset, .chooser, .step, .tab, .kind, .direction, .pair, .position, .slider:
      false
    }
  }
}

/// What can be asked of the editor.
enum CurveAction: Equatable {
  /// Takes the preset of that index.
  case keep(preset: Int)
  /// Another track or stretch of the demo, so many on.
  case choose(CurveChooser, by: Int)
  case show(CurveTab)
  case become(CurveKind)
  case turn(CurveDirection)
  case describe(SpringPair)
  case jump(StepPosition)
  case reverse
  case mirror
  case copy
}
