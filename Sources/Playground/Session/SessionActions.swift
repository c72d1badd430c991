import Keyframes
import Scrolling
import Stage

extension Session {
  mutating func activate(_ widget: Widget) {
    guard widget.isEnabled, case .button(let action) = widget.role else { return }
    perform(action)
  }

  /// Steps, jumps and turned pages are those of `hand`: they count where it may move time.
  mutating func perform(_ action: Action, by hand: DriverChoice = .keys) {
    switch action {
    case .togglePlay:
      if player.playhead.isPlaying { player.playhead.pause() } else { play { $0.play() } }
    case .shuttle(let way): play { $0.shuttle(way) }
    case .setLoop(let bound): player.playhead.clock.setLoop(bound, to: player.time)
    case .clearLoop: player.playhead.clock.clearLoop()
    case .cycleEnding: player.playhead.clock.cycleEnding()
    case .cycleDriver(let step):
      driver = driver.next(by: step)
      notice = Notice(driver.sentence)
    case .cyclePhysics: cyclePhysics()
    case .step(let frames): jump(to: player.time + Double(frames) * player.playhead.frame, hand)
    case .jumpToKeyframe(let way): if driver.admits(hand) { jumpToKeyframe(way) }
    case .toggleTimeline:
      showsTimeline = layout.timeline == nil
      showsPanels = showsPanels || showsTimeline
      relayout()
    case .fitTimeline: timelineViews[player.demo.name] = nil
    case .zoomTimeline(let factor): zoomTimeline(by: factor)
    case .timeline(let command): perform(command)
    case .goToStart: jump(to: player.playhead.timeline.range.lowerBound, hand)
    case .goToEnd: jump(to: player.playhead.timeline.range.upperBound, hand)
    case .changeSpeed(let steps): changeSpeed(by: steps)
    case .cycleSpeed:
      let isFastest = player.playhead.speed >= Playhead.speeds.last ?? 1
      if isFastest { player.playhead.speed = Playhead.speeds[0] } else { changeSpeed(by: 1) }
    case .nextPage: turnPage(by: 1, hand)
    case .previousPage: turnPage(by: -1, hand)
    case .choose(let demo): if players.indices.contains(demo) { choose(demo) }
    case .pressStage(let button): obey(player.press(button))
    case .reset:
      takeHandFromDemo()
      player.reset()
    case .undo: undo()
    case .redo: redo()
    case .toggleKnobs:
      show(layout.side == .knobs ? nil : .knobs)
    case .toggleCurve: show(layout.side == .curve ? nil : .curve)
    case .curve(let action): perform(action)
    case .toggleCompare: seeing.lanes.toggle()
    case .exchangeVariant: exchangeVariant()
    case .showVariant(let letter): exchangeVariant(for: letter)
    case .keepVariant: keepVariant()
    case .forgetVariant(let letter): forgetVariant(letter)
    case .toggleTrails: seeing.trails.toggle()
    case .toggleValues: seeing.values.toggle()
    case .toggleHome: show(layout.side == .home ? nil : .home)
    case .takeHome(let subject): takeHome(subject)
    case .writeHome(let format): writeHome(format)
    case .stepHome(let way): stepHome(by: way)
    case .copyHome: copyHome(home.subject, as: home.format)
    case .turnKnob(let name, let value): turn(knob: name, to: value)
    case .dropEdits: dropEdits()
    case .togglePanels: toggle(\.showsPanels)
    case .toggleGallery:
      showsGallery = layout.gallery == nil
      showsPanels = showsPanels || layout.gallery == nil
      relayout()
    case .toggleHelp: togglePalette()
    case .performLine(let index): performLine(index)
    case .changeInterface(let steps): changeInterface(by: steps)
    case .resetInterface:
      setInterface(1)
      changeInterface(by: 0)
    case .toggleFullscreen: requests.append(.toggleFullscreen)
    case .search: beginSearch()
    case .quit: requests.append(.quit)
    }
  }

  /// The demos that the search leaves, in the gallery's order: those whose title, name or caption
  /// has every word that was typed.
  var matches: [Int] {
    let words = search.lowercased().split(separator: " ")
    return players.indices.filter { index in
      let demo = players[index].demo
      let text = "\(demo.title) \(demo.name) \(demo.caption)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  mutating func choose(_ index: Int) {
    if index != chosen {
      takeHandFromDemo()
      endDrag(at: ui.pointer ?? .zero)
      history.commit()
      player.playhead.letGoOfPad()
      player.playhead.jump(to: player.playhead.keptTime)
      chosen = index
      selection = Selection()
      requests.append(.title(Session.title(of: player)))
    }
    if layout.galleryCovers { showsGallery = nil }
    relayout()
    reveal(demo: index)
  }

  /// Scrolls the gallery so that a demo's card is seen whole.
  mutating func reveal(demo: Int) {
    guard let panel = layout.gallery, let row = matches.firstIndex(of: demo) else { return }
    let list = galleryList(in: panel)
    let card = cardRect(row: row, in: list)
    let above = list.minY + 4 - card.minY
    let below = card.maxY + Theme.margin - list.maxY
    if above > 0 {
      galleryScroller.settle(to: galleryScroller.position - above)
    } else if below > 0 {
      galleryScroller.settle(to: galleryScroller.position + below)
    }
  }

  /// Lays a panel at the right, or none.
  mutating func show(_ panel: SidePanel?) {
    side = panel
    showsPanels = showsPanels || panel != nil
    relayout()
  }

  private mutating func toggle(_ flag: WritableKeyPath<Session, Bool>) {
    self[keyPath: flag].toggle()
    relayout()
  }

  private mutating func play(_ action: (inout Playhead) -> Void) {
    if driver.admits(.clock) { action(&player.playhead) }
  }

  private mutating func jump(to time: Double, _ hand: DriverChoice) {
    if driver.admits(hand) { player.playhead.jump(to: time) }
  }

  private mutating func changeSpeed(by steps: Int) {
    let speeds = Playhead.speeds
    let current = player.playhead.speed
    let next = steps > 0 ? speeds.first { $0 > current } : speeds.last { $0 < current }
    if let next { player.playhead.speed = next }
  }

  /// To the next page; beyond the last, or where there are none, to the next demo.
  private mutating func turnPage(by count: Int, _ hand: DriverChoice) {
    let playhead = player.playhead
    let last = Int(playhead.timeline.range.upperBound)
    if playhead.isPaged, (0...last).contains(playhead.targetPage + count) {
      if driver.admits(hand) { player.playhead.turnPage(by: count) }
    } else if players.indices.contains(chosen + count) {
      choose(chosen + count)
      // A talk goes through a demo from its first page, and backwards from its last.
      if player.playhead.isPaged {
        let range = player.playhead.timeline.range
        player.playhead.jump(to: count > 0 ? range.lowerBound : range.upperBound)
      }
    }
  }

  private mutating func beginSearch() {
    showsPanels = true
    showsGallery = true
    relayout()
    ui.setFocus(.field(.search))
    followFocus()
  }
}
