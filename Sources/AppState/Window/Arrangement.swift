package import Interface
package import Keyframes
import Stage
import Words

/// The window's size.
package struct WindowSize: Equatable {
  /// In points.
  package var size: Size
  /// 2 on a Retina display.
  package var pixelsPerPoint: Double

  package init(size: Size, pixelsPerPoint: Double) {
    (self.size, self.pixelsPerPoint) = (size, pixelsPerPoint)
  }
}

/// Which panels are open, and how large the interface is.
package struct Arrangement {
  package var window: WindowSize
  /// A factor of the automatic interface scale, 1…2.5.
  package var interfaceFactor = 1.0
  package var theme = ThemeName.dark
  /// Whether only playing moves things.
  package var reducesMotion = false
  package var showsPanels = true
  /// Nil shows the gallery if there is room.
  package var showsGallery: Bool?
  package var showsTimeline = false
  /// The open panels beside or below the stage, the last opened one last. Windows without room for several
  /// show that one.
  package var sides: [SidePanel] = []
  /// The view options of the demo besides its picture.
  package var viewState = ViewState()
  /// Whether there is room below the stage for the captions of a talk.
  package var hasCaptions = false
  /// Whether there is code beside the stage during a talk; else it is a panel.
  package var showsCode = false
  /// The visible part of each demo's timeline, by the demo's name; all of it if there is none.
  package var timelineViews: [String: TimelineScale] = [:]
  /// Whether a drag on the timeline keeps its view.
  package var holdsTimelineView = false
  /// The sizes of pointing tools that were changed.
  package var pointingSizes: [PointingTool: Double] = [:]
  /// The sizes of panels that were dragged.
  package var sizes = PanelSizes()

  package init(window: WindowSize) { self.window = window }
}

/// The view options of the demo on the stage besides its picture.
package struct ViewState: Equatable {
  /// All versions at once.
  package var lanes = false
  /// Motion paths, with dots at equal times.
  package var trails = false
  /// Values beside moving things, and the graph editor.
  package var values = false
  /// No vectors from the nodes of one version to those of another.
  package var hidesVectors = false
  /// The demo as it is for somebody who asked for reduced motion, beside it.
  package var reducedMotion = false
}

extension Workspace {
  /// Computes the layout anew.
  package mutating func relayout() {
    window.layout = Layout(window.arrangement, parts: wantedParts)
  }

  /// Computes the layout anew if the stage's area is to be divided differently, for example after a
  /// version was saved.
  package mutating func followParts() {
    if wantedParts != layout.parts { relayout() }
  }

  /// Shows a panel beside or below the stage. Where there is room for one, it takes the place of any other; where
  /// there is room for several, a notice names those that are hidden by it.
  package mutating func show(_ panel: SidePanel) {
    let (isAlone, before) = (!holdsSeveral, layout.panels.sides.map(\.panel))
    window.arrangement.sides.removeAll { $0 == panel || isAlone }
    window.arrangement.sides.append(panel)
    window.arrangement.showsPanels = true
    relayout()
    sayHidden(since: before)
  }

  /// Names the open panels that have no room any more; `before` were seen.
  mutating func sayHidden(since before: [SidePanel]) {
    let open = window.arrangement.sides
    let hidden = before.filter { open.contains($0) && !layout.shows($0) }
      .map { localized($0.title) }
    guard let title = hidden.first, window.arrangement.showsPanels else { return }
    guard hidden.count > 1 else {
      return say(
        localized("There is no room for “\(title)”. It comes back when another panel closes."))
    }
    let titles = hidden.joined(separator: "”, “")
    say(localized("There is no room for “\(titles)”. They come back when other panels close."))
  }

  /// Closes a panel beside or below the stage.
  package mutating func close(_ panel: SidePanel) {
    let isAlone = !holdsSeveral
    window.arrangement.sides.removeAll { $0 == panel || isAlone }
    relayout()
  }

  /// Whether the window has room for several panels.
  package var holdsSeveral: Bool {
    PanelLayout.holdsSeveral(layout.window.size, width: window.arrangement.window.size.width)
  }

  /// Shows a panel beside or below the stage, or closes it if it is open. During a talk, code has
  /// its own area.
  package mutating func toggle(_ panel: SidePanel) {
    if panel == .code, talk.presentation != nil { return toggleCodeInTalk() }
    if layout.shows(panel) { close(panel) } else { show(panel) }
  }

  /// Closes the panel beside or below the stage if the gallery had to give way to it.
  /// - Returns: whether there was one.
  package mutating func closeSideInNarrowWindow() -> Bool {
    guard let side = layout.side, !PanelLayout.hasRoomForAll(in: layout.window.size) else {
      return false
    }
    close(side)
    return true
  }

  package mutating func toggleTimeline() {
    window.arrangement.showsTimeline = layout.timeline == nil
    if window.arrangement.showsTimeline { window.arrangement.showsPanels = true }
    relayout()
    // In a low window, the graph editor has its room.
    guard window.arrangement.showsTimeline, layout.timeline == nil else { return }
    window.arrangement.viewState.values = false
    relayout()
  }

  package mutating func toggleGallery() {
    if layout.gallery == nil { return showGallery() }
    window.arrangement.showsGallery = false
    relayout()
  }

  /// Shows the gallery; panels that leave it too little room close.
  package mutating func showGallery() {
    window.arrangement.showsPanels = true
    window.arrangement.showsGallery = true
    relayout()
    guard layout.gallery == nil else { return }
    let isAlone = !holdsSeveral
    window.arrangement.sides.removeAll { $0.isAtLeft || isAlone }
    relayout()
  }

  package mutating func togglePanels() {
    window.arrangement.showsPanels.toggle()
    relayout()
  }

  package mutating func resize(to window: WindowSize) {
    guard window.size.width > 0, window.size.height > 0, window.pixelsPerPoint > 0 else { return }
    self.window.arrangement.window = window
    relayout()
  }

  // MARK: The interface's size

  /// Changes the interface size by steps of a quarter, within its range.
  package mutating func changeInterface(by steps: Int) {
    let step = Layout.factorStep
    setInterface(((window.arrangement.interfaceFactor / step).rounded() + Double(steps)) * step)
    let factor = window.arrangement.interfaceFactor
    let part = layout.interfaceScale / Layout.interfaceScale(for: window.arrangement.window.size)
    let wanted = (factor * 100).fixed(0)
    say(
      part < factor - 1e-9
        ? localized("Interface \(wanted)%, limited to \((part * 100).fixed(0))% to fit")
        : localized("Interface \(wanted)%"))
  }

  /// Sets the factor of the automatic interface scale, clamped to `Layout.factors`.
  package mutating func setInterface(_ factor: Double) {
    guard factor.isFinite else { return }
    window.arrangement.interfaceFactor = min(
      max(factor, Layout.factors.lowerBound), Layout.factors.upperBound)
    relayout()
  }
}
