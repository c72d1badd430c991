import AppState
import Interface
import Keyframes
import Stage

extension Workspace {
  /// The contents of the transport.
  func transportBar(_ rect: Rect, _ ui: UI) -> TransportBar {
    let timeline = playhead.timeline
    let end = timeline.reading(timeline.range.upperBound)
    let signRoom = controlSign(ui).map { $0.width + 8 } ?? 0
    return TransportBar(
      barButtons, width: rect.width - editedRoom - signRoom,
      timeWidth: ui.measure(Text(end, Theme.number)))
  }

  /// From the left.
  private var barButtons: [BarButton] {
    let ending = playhead.clock.ending.mode
    func button(
      _ name: String, _ icon: Icon, _ action: Action, _ isOn: Bool, _ rank: BarButton.Rank
    ) -> BarButton {
      BarButton(name: name, icon: icon, action: action, isOn: isOn, rank: rank)
    }
    return [
      button(
        "loop", ending == .pingPong ? .pingPong : .loop, .cycleEnding, ending != .stop, .third),
      button("reset", .reset, .reset, false, .second),
      button("export", .export, .toggle(.export), layout.side == .export, .third),
      button("timeline", .timeline, .toggleTimeline, layout.timeline != nil, .first),
      button("knobs", .knobs, .toggle(.knobs), layout.side == .knobs, .first),
      button("curve", .curve, .toggle(.curve), layout.side == .curve, .first),
      button("edit", .pointer, .editor(.toggle), editing.stageEditing.isOn, .second),
      button("compare", .compare, .toggleCompare, viewState.lanes, .third),
      button("trails", .trail, .toggleTrails, viewState.trails, .third),
      button("values", .graph, .toggleValues, viewState.values, .third),
      button("gallery", .gallery, .toggleGallery, layout.gallery != nil, .first),
      button("help", .help, .toggleHelp, false, .second),
    ]
  }
}

extension TransportPanel {
  /// The icons, and "More" at the end if there is more.
  func draw(
    _ bar: TransportBar, from left: Double, _ middle: Double, isMoreOpen: Bool, _ ui: inout UI
  ) {
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
    ui.button("more", more, .more(.toggle), isOn: isMoreOpen) {
      $0.icon(.more, $1, centre: more.centre)
    }
  }
}
