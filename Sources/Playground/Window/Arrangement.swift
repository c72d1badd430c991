import Interface
import Keyframes
import Stage

/// The window's size.
struct WindowSize: Equatable {
  /// In points.
  var size: Size
  /// 2 on a Retina display.
  var pixelsPerPoint: Double
}

/// Which panels are open, and how large the interface is.
struct Arrangement {
  var window: WindowSize
  /// A factor of the automatic interface scale, 1…2.5.
  var interfaceFactor = 1.0
  var theme = ThemeName.dark
  /// Whether nothing moves by itself but what is played.
  var reducesMotion = false
  var showsPanels = true
  /// Nil shows the gallery if there is room.
  var showsGallery: Bool?
  var showsTimeline = false
  /// The panel beside or below the stage.
  var side: SidePanel?
  /// What is shown of the demo in addition to its picture.
  var viewState = ViewState()
  /// Whether there is room below the stage for the captions of a talk.
  var hasCaptions = false
  /// Whether there is code beside the stage during a talk; else it is a panel.
  var showsCode = false
  /// The visible part of each demo's timeline, by the demo's name; all of it if there is none.
  var timelineViews: [String: TimelineScale] = [:]
  /// Whether a hand holds something on the timeline, which keeps its view meanwhile.
  var holdsTimelineView = false
  /// The sizes of pointing tools that were changed.
  var pointingSizes: [PointingTool: Double] = [:]
  /// The height of the timeline and the width of its names, in logical points; nil is automatic.
  var timelineHeight: Double?
  var namesWidth: Double?

  init(window: WindowSize) { self.window = window }
}

/// What is shown of the demo on the stage in addition to its picture.
struct ViewState: Equatable {
  /// All versions at once.
  var lanes = false
  /// Motion paths, with dots at equal times.
  var trails = false
  /// Values beside what moves, and as graphs.
  var values = false
}

extension Workspace {
  /// Computes the layout anew.
  mutating func relayout() {
    window.layout = Layout(window.arrangement, parts: wantedParts)
  }

  /// Computes the layout anew if the stage's room is to be divided differently, for example after a
  /// version was saved.
  mutating func followParts() {
    if wantedParts != layout.parts { relayout() }
  }

  /// Shows a panel beside or below the stage; nil closes the one that is open.
  mutating func show(_ panel: SidePanel?) {
    window.arrangement.side = panel
    if panel != nil { window.arrangement.showsPanels = true }
    relayout()
  }

  /// Shows a panel beside or below the stage, or closes it if it is open. During a talk, code has a room
  /// of its own.
  mutating func toggle(_ panel: SidePanel) {
    if panel == .code, talk.presentation != nil { return toggleCodeInTalk() }
    show(layout.side == panel ? nil : panel)
  }

  /// Closes the panel beside or below the stage if the gallery had to give way to it.
  /// - Returns: whether there was one.
  mutating func closeSideInNarrowWindow() -> Bool {
    guard layout.side != nil, !PanelLayout.hasRoomForAll(in: layout.window.size) else {
      return false
    }
    show(nil)
    return true
  }

  mutating func toggleTimeline() {
    window.arrangement.showsTimeline = layout.timeline == nil
    if window.arrangement.showsTimeline { window.arrangement.showsPanels = true }
    relayout()
  }

  mutating func toggleGallery() {
    if layout.gallery == nil { return showGallery() }
    window.arrangement.showsGallery = false
    relayout()
  }

  /// Shows the gallery; where it has no room beside another panel, that closes.
  mutating func showGallery() {
    window.arrangement.showsPanels = true
    window.arrangement.showsGallery = true
    relayout()
    if layout.gallery == nil { show(nil) }
  }

  mutating func togglePanels() {
    window.arrangement.showsPanels.toggle()
    relayout()
  }

  mutating func resize(to window: WindowSize) {
    guard window.size.width > 0, window.size.height > 0, window.pixelsPerPoint > 0 else { return }
    self.window.arrangement.window = window
    relayout()
  }

  // MARK: The interface's size

  /// Changes the interface size by steps of a quarter, within its range.
  mutating func changeInterface(by steps: Int) {
    let step = Layout.factorStep
    setInterface(((window.arrangement.interfaceFactor / step).rounded() + Double(steps)) * step)
    let factor = window.arrangement.interfaceFactor
    let part = layout.interfaceScale / Layout.interfaceScale(for: window.arrangement.window.size)
    let wanted = (factor * 100).fixed(0)
    say(
      part < factor - 1e-9
        ? Words[.interfaceLimited, wanted, (part * 100).fixed(0)]
        : Words[.interfaceAt, wanted])
  }

  /// Sets the factor of the automatic interface scale, clamped to `Layout.factors`.
  mutating func setInterface(_ factor: Double) {
    guard factor.isFinite else { return }
    window.arrangement.interfaceFactor = min(
      max(factor, Layout.factors.lowerBound), Layout.factors.upperBound)
    relayout()
  }
}
