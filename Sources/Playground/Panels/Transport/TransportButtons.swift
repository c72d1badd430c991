import AppState
import Interface
import Keyframes
import Stage
import Words

extension Workspace {
  /// The contents of the transport.
  func transportBar(_ rect: Rect, _ ui: UI) -> TransportBar {
    let timeline = playhead.timeline
    let end = timeline.reading(timeline.range.upperBound)
    let signRoom = controlSign(ui).map { $0.width + 8 } ?? 0
    return TransportBar(
      barButtons, width: rect.width - editedRoom - signRoom,
      timeWidth: ui.measure(Text(end, Theme.number)),
      measure: { ui.measure(Text($0, Theme.label)) })
  }

  /// From the left.
  private var barButtons: [BarButton] {
    let ending = playhead.clock.ending.mode
    func button(
      _ name: String, _ icon: Icon, _ action: Action, _ isOn: Bool, _ rank: BarButton.Rank,
      _ words: String = ""
    ) -> BarButton {
      BarButton(name: name, icon: icon, action: action, isOn: isOn, rank: rank, words: words)
    }
    return [
      button(
        "loop", ending == .pingPong ? .pingPong : .loop, .cycleEnding, ending != .stop, .third),
      button(
        "edit", .pointer, .editor(.toggle), editing.stageEditing.isOn, .first,
        localized(Message("Edit", context: "transport"))),
      button(
        "timeline", .timeline, .toggleTimeline, layout.timeline != nil, .first,
        localized("Timeline")),
      button(
        "curve", .curve, .toggle(.curve), layout.shows(.curve), .first, localized("Curve")),
      button(
        "knobs", .knobs, .toggle(.knobs), layout.shows(.knobs), .first, localized("Knobs")),
      button(
        "export", .export, .toggle(.export), layout.shows(.export), .second, localized("Export")),
      button("gallery", .gallery, .toggleGallery, layout.gallery != nil, .first),
      button("help", .help, .toggleHelp, false, .second),
      button("new", .add, .newScene, false, .never),
      button("open", .folder, .file(.toggleOpening), false, .never),
      button("reset", .reset, .reset, false, .never),
      button("compare", .compare, .toggleCompare, viewState.lanes, .never),
      button("trails", .trail, .toggleTrails, viewState.trails, .never),
      button("values", .graph, .toggleValues, viewState.values, .never),
      button("tour", .help, .tour(.begin), false, .never),
    ]
  }
}

extension TransportPanel {
  /// The icons, and "More" at the end.
  func draw(
    _ bar: TransportBar, from left: Double, _ middle: Double, isMoreOpen: Bool, _ ui: inout UI
  ) {
    var left = left
    func rect(_ width: Double) -> Rect {
      defer { left += width }
      return Rect(x: left, y: middle - 18, width: width, height: 36)
    }
    for button in bar.buttons {
      let rect = rect(bar.width(of: button))
      let words = bar.words[button.name]
      ui.button(button.name, rect, button.action, isOn: button.isOn) { ui, color in
        ui.icon(button.icon, color, centre: Point(x: rect.minX + 16, y: middle))
        guard let words else { return }
        ui.text(words, Theme.label, color, at: Point(x: rect.minX + 30, y: middle))
      }
    }
    let more = rect(TransportBar.barButtonWidth)
    ui.button("more", more, .more(.toggle), isOn: isMoreOpen) {
      $0.icon(.more, $1, centre: more.centre)
    }
  }
}
