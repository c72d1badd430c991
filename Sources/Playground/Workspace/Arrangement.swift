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
  var showsPanels = true
  /// Nil shows the gallery if there is room.
  var showsGallery: Bool?
  var showsTimeline = false
  /// The panel at the right.
  var side: SidePanel?
  /// What is shown of the demo in addition to its picture.
  var seeing = Seeing()
  /// The visible part of each demo's timeline, by the demo's name; all of it if there is none.
  var timelineViews: [String: TimelineScale] = [:]

  init(window: WindowSize) { self.window = window }
}

/// What is shown of the demo on the stage in addition to its picture.
struct Seeing: Equatable {
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
    layout = Layout(arrangement, parts: wantedParts)
  }

  /// Computes the layout anew if the stage's room is to be divided differently, for example after a
  /// version was saved.
  mutating func followParts() {
    if wantedParts != layout.parts { relayout() }
  }

  /// Shows a panel at the right; nil closes the one that is open.
  mutating func show(_ panel: SidePanel?) {
    arrangement.side = panel
    if panel != nil { arrangement.showsPanels = true }
    relayout()
  }

  /// Shows a panel at the right, or closes it if it is open.
  mutating func toggle(_ panel: SidePanel) { show(layout.side == panel ? nil : panel) }

  /// Closes the panel at the right if it covers the stage.
  /// - Returns: whether there was one.
  mutating func closeCoveringSide() -> Bool {
    guard layout.sideCovers else { return false }
    arrangement.side = nil
    relayout()
    return true
  }

  mutating func toggleTimeline() {
    arrangement.showsTimeline = layout.timeline == nil
    if arrangement.showsTimeline { arrangement.showsPanels = true }
    relayout()
  }

  mutating func toggleGallery() {
    arrangement.showsGallery = layout.gallery == nil
    if layout.gallery == nil { arrangement.showsPanels = true }
    relayout()
  }

  mutating func togglePanels() {
    arrangement.showsPanels.toggle()
    relayout()
  }

  mutating func resize(to window: WindowSize) {
    guard window.size.width > 0, window.size.height > 0, window.pixelsPerPoint > 0 else { return }
    arrangement.window = window
    relayout()
  }

  // MARK: The interface's size

  /// Changes the interface size by steps of a quarter, within its range.
  mutating func changeInterface(by steps: Int) {
    let step = Layout.factorStep
    setInterface(((arrangement.interfaceFactor / step).rounded() + Double(steps)) * step)
    let factor = arrangement.interfaceFactor
    let part = layout.interfaceScale / Layout.interfaceScale(for: arrangement.window.size)
    let wanted = (factor * 100).fixed(0)
    say(
      part < factor - 1e-9
        ? Words[.interfaceLimited, wanted, (part * 100).fixed(0)]
        : Words[.interfaceAt, wanted])
  }

  /// Sets the factor of the automatic interface scale, clamped to `Layout.factors`.
  mutating func setInterface(_ factor: Double) {
    guard factor.isFinite else { return }
    arrangement.interfaceFactor = min(
      max(factor, Layout.factors.lowerBound), Layout.factors.upperBound)
    relayout()
  }
}
