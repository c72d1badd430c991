import Interface
import Keyframes
import Stage

/// An icon at the right of the transport.
struct BarButton {
  let name: String
  let icon: Icon
  let action: Action
  let isOn: Bool
}

extension TransportPanel {
  static let barButtonWidth = 32.0

  /// From the left; where there is little room the first ones are left out.
  func barButtons(_ workspace: Workspace) -> [BarButton] {
    let (layout, seeing) = (workspace.layout, workspace.seeing)
    let ending = workspace.playhead.clock.ending.mode
    return [
      BarButton(
        name: "loop", icon: ending == .pingPong ? .pingPong : .loop, action: .cycleEnding,
        isOn: ending != .stop),
      BarButton(name: "reset", icon: .reset, action: .reset, isOn: false),
      BarButton(
        name: "export", icon: .export, action: .toggleExport, isOn: layout.side == .export),
      BarButton(
        name: "timeline", icon: .timeline, action: .toggleTimeline, isOn: layout.timeline != nil),
      BarButton(name: "knobs", icon: .knobs, action: .toggleKnobs, isOn: layout.side == .knobs),
      BarButton(name: "curve", icon: .curve, action: .toggleCurve, isOn: layout.side == .curve),
      BarButton(name: "compare", icon: .compare, action: .toggleCompare, isOn: seeing.lanes),
      BarButton(name: "trails", icon: .trail, action: .toggleTrails, isOn: seeing.trails),
      BarButton(name: "values", icon: .graph, action: .toggleValues, isOn: seeing.values),
      BarButton(
        name: "gallery", icon: .gallery, action: .toggleGallery, isOn: layout.gallery != nil),
      BarButton(name: "help", icon: .help, action: .toggleHelp, isOn: false),
    ]
  }

  /// As many as leave the scrub bar its room.
  func shownButtons(in bar: Rect, _ workspace: Workspace, _ ui: UI) -> [BarButton] {
    let end = workspace.playhead.timeline.reading(workspace.playhead.timeline.range.upperBound)
    let time = bar.width >= Self.widthWithTime ? ui.measure(Text(end, Theme.number)) + 12 : 0
    let speed = bar.width >= Self.widthWithSpeed ? Self.speedWidth : 0
    let sign = controlSign(workspace, ui).map { $0.width + 8 } ?? 0
    let room = bar.width - 196 - time - speed - sign
    // In a narrow bar the ways to these are the key map's.
    let wanted = barButtons(workspace).filter { button in
      switch button.action {
      case .toggleExport: bar.width >= 900
      case .toggleCompare, .toggleTrails, .toggleValues: bar.width >= 1200
      default: true
      }
    }
    return wanted.suffix(max(Int(room / Self.barButtonWidth), 1))
  }

  func draw(
    _ buttons: [BarButton], from left: Double, _ middle: Double, _ ui: inout UI
  ) {
    for (index, button) in buttons.enumerated() {
      let rect = Rect(
        x: left + Self.barButtonWidth * Double(index), y: middle - 18, width: Self.barButtonWidth,
        height: 36)
      ui.button(button.name, rect, button.action, isOn: button.isOn) {
        $0.icon(button.icon, $1, centre: rect.centre)
      }
    }
  }
}
