import Interface
import Keyframes
import Stage

extension TransportPanel {
  /// What the bar has room for.
  func bar(_ rect: Rect, _ workspace: Workspace, _ ui: UI) -> TransportBar {
    let timeline = workspace.playhead.timeline
    let end = timeline.reading(timeline.range.upperBound)
    let signRoom = controlSign(workspace, ui).map { $0.width + 8 } ?? 0
    return TransportBar(
      barButtons(workspace), width: rect.width - editedRoom(workspace) - signRoom,
      timeWidth: ui.measure(Text(end, Theme.number)))
  }

  /// From the left.
  private func barButtons(_ workspace: Workspace) -> [BarButton] {
    let (layout, seeing) = (workspace.layout, workspace.seeing)
    let ending = workspace.playhead.clock.ending.mode
    func button(
      _ name: String, _ icon: Icon, _ action: Action, _ isOn: Bool, _ rank: BarButton.Rank
    ) -> BarButton {
      BarButton(name: name, icon: icon, action: action, isOn: isOn, rank: rank)
    }
    return [
      button(
        "loop", ending == .pingPong ? .pingPong : .loop, .cycleEnding, ending != .stop, .third),
      button("reset", .reset, .reset, false, .second),
      button("export", .export, .toggleExport, layout.side == .export, .third),
      button("timeline", .timeline, .toggleTimeline, layout.timeline != nil, .first),
      button("knobs", .knobs, .toggleKnobs, layout.side == .knobs, .first),
      button("curve", .curve, .toggleCurve, layout.side == .curve, .first),
      button("edit", .pointer, .editor(.toggle), workspace.stageEditing.isOn, .second),
      button("compare", .compare, .toggleCompare, seeing.lanes, .third),
      button("trails", .trail, .toggleTrails, seeing.trails, .third),
      button("values", .graph, .toggleValues, seeing.values, .third),
      button("gallery", .gallery, .toggleGallery, layout.gallery != nil, .first),
      button("help", .help, .toggleHelp, false, .second),
    ]
  }

  /// The icons, and "More" at the end if there is more.
  func draw(_ bar: TransportBar, from left: Double, _ middle: Double, _ ui: inout UI) {
    func rect(_ index: Int) -> Rect {
      let width = TransportBar.barButtonWidth
      return Rect(x: left + width * Double(index), y: middle - 18, width: width, height: 36)
    }
    for (index, button) in bar.buttons.enumerated() {
      let rect = rect(index)
      ui.button(button.name, rect, button.action, isOn: button.isOn) {
        $0.icon(button.icon, $1, centre: rect.centre)
      }
    }
    guard bar.hasMore else { return }
    let more = rect(bar.buttons.count)
    ui.button("more", more, .transport(.toggleMore), isOn: isMoreOpen) {
      $0.icon(.more, $1, centre: more.centre)
    }
  }
}
