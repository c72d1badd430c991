import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage

/// The curve editor: which easing is edited, its curve, its notation, and below presets or parameters.
struct CurvePanel: Panel, ClosablePanel, PanelBesideStage {
  var tab = CurveTab.presets
  /// By which numbers springs are shown.
  var pair = SpringPair.response
  /// The mass that a spring's stiffness and damping are for.
  var mass = 1.0
  /// The mass before the current edit.
  var massBefore: Double?
  /// The search for presets.
  private(set) var query = ""
  /// The indices of the presets that the search leaves, in the grid's order.
  private(set) var matches = Array(CurvePreset.all.indices)
  /// How many of these are tokens; they come first.
  private(set) var tokenMatches = 0
  /// How many of these are saved by the user; they come next.
  private(set) var ownMatches = 0
  /// The saved easings as the document has them, and as presets.
  var savedPresets: [SavedEasing] = []
  var own: [CurvePreset] = []
  /// The motion tokens of the demo, and their easings as presets.
  var tokens = TokensOfScene(Scene(ground: .clear) {})
  var tokenPresets: [CurvePreset] = []
  var naming: PresetNaming?
  /// The easings that are nearest to the one shown.
  var nearest: NearestEasings?
  /// Whether the pointer draws the curve.
  var isDrawing = false
  /// The thing dragged on the canvas.
  var grip: CurveGrip?
  /// The values from the canvas's bottom to its top during a drag.
  var axis: ClosedRange<Double>?
  var preview: CurvePreview?
  /// The segment that is kept because an easing is tried on it, and its demo.
  var pinned: (demo: String, segment: KeyframePath)?
  /// Where the pointer was at the last Esc or key; until it moves, it points at no preset.
  var mutedPointer: Point?
  /// Text that was typed and is not an easing, kept so that it can be corrected.
  var draft: CurveRemark?
  /// About the edit that was made last.
  var note: CurveRemark?
  /// Nil while the panel is closed, and where nothing is animated.
  private(set) var drawn: DrawnCurve?

  static let side = SidePanel.curve

  func owns(_ part: Part) -> Bool { if case .curve = part { true } else { false } }

  // MARK: Before drawing

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    followOwnPresets(workspace)
    followPreview(&workspace, ui)
    guard workspace.layout.shows(.curve) else {
      (drawn, note) = (nil, nil)
      return
    }
    if preview == nil { followTokens(&workspace) }
    // All that asks for the target again and again finds the rows ready.
    _ = workspace.player.rows()
    let current = workspace.curveTarget()
    drawn = (preview?.target ?? current).map {
      DrawnCurve(
        target: $0, easing: preview?.easing ?? $0.easing, error: error(workspace, ui))
    }
    followNearest(workspace)
    let subject = drawn.map { CurveSubject($0.target, of: workspace.player.demo.name) }
    if note?.subject != subject { note = nil }
    if drawn?.target.easing.token != workspace.editing.editedToken {
      workspace.editing.editedToken = nil
    }
    let view = presetView(workspace)
    ui.resizeList(.curve(.presets), height: presetsHeight, view: view)
  }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    if !workspace.editing.history.isOpen { massBefore = nil }
    followNaming(ui)
  }

  func layout(_ workspace: Workspace) -> CurveLayout {
    CurveLayout(in: workspace.layout.roomOrNone(of: .curve), tab: tab)
  }

  // MARK: Searching

  mutating func search(for text: String, _ ui: inout UI) {
    query = text
    findMatches()
    ui.changeList(.curve(.presets)) { $0.jump(to: 0) }
  }

  mutating func findMatches() {
    let mine = CurvePreset.matches(query, in: own).map { $0 + CurvePreset.all.count }
    ownMatches = mine.count
    let first = CurvePreset.all.count + own.count
    let named = CurvePreset.matches(query, in: tokenPresets).map { $0 + first }
    tokenMatches = named.count
    matches = named + mine + CurvePreset.matches(query)
  }

  mutating func clearSearch(_ ui: inout UI) {
    search(for: "", &ui)
    let field = Part.curve(.field(.search))
    if ui.writing?.name == field { ui.beginWriting("", in: field) }
  }

  // MARK: Esc

  /// Ends the preview of a preset, then the search.
  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard rung == .trying, workspace.layout.shows(.curve) else { return false }
    if ui.writing?.name == .curve(.field(.search)), !query.isEmpty {
      clearSearch(&ui)
      return true
    }
    if ui.writing?.name == .curve(.field(.notation)) { draft = nil }
    if isDrawing {
      isDrawing = false
      return true
    }
    let isFocused = focusedPreset(ui) != nil
    guard isFocused || pointedPreset(ui) != nil else { return false }
    mutedPointer = ui.pointer
    if isFocused { ui.setFocus(nil) }
    return true
  }
}
