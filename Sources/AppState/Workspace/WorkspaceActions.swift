import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

// Actions that belong to no panel.
extension Workspace {
  /// - Returns: whether the action is one of these.
  @discardableResult
  package mutating func perform(_ action: Action, by input: DriverChoice) -> Bool {
    performOnTime(action, by: input) || performOnDocument(action) || performOnTheme(action)
      || performOnWindow(action)
  }

  private mutating func performOnTime(_ action: Action, by input: DriverChoice) -> Bool {
    switch action {
    case .togglePlay:
      if playhead.isPlaying { playhead.pause() } else { play { $0.play() } }
    case .shuttle(0): playhead.pause()
    case .shuttle(let direction): play { $0.shuttle(direction) }
    case .slowMotion: playhead.clock.isSlow = true
    case .setLoop(let bound): setLoop(bound)
    case .clearLoop: playhead.clock.clearLoop()
    case .cycleEnding: playhead.clock.cycleEnding()
    case .step(let frames): jump(to: player.time + Double(frames) * playhead.frame, input)
    case .jumpToKeyframe(let direction): if allows(input) { jumpToKeyframe(direction) }
    case .jumpToMarker(let direction): if allows(input) { jumpToMarker(direction) }
    case .goTo(let time): jump(to: time, input)
    case .goToStart: jump(to: playhead.timeline.range.lowerBound, input)
    case .goToEnd: jump(to: playhead.timeline.range.upperBound, input)
    case .changeSpeed(let steps): changeSpeed(by: steps)
    case .cycleSpeed:
      let isFastest = playhead.speed >= Playhead.speeds.last ?? 1
      if isFastest { playhead.speed = Playhead.speeds[0] } else { changeSpeed(by: 1) }
    case .cycleDriver(let step):
      giveControl(to: self.input.driver.next(by: step, of: self.input.devices))
    case .giveControl(let driver): giveControl(to: driver)
    case .cyclePhysics: cyclePhysics()
    case .rewind(let seconds) where seconds > 0: requests.toHost.append(.rewind(seconds))
    // While rewinding, `RewindableSession` handles these.
    case .rewind, .resumeFromHere, .returnToNow: say(localized("This is now. Ctrl+← rewinds."))
    case _: return false
    }
    return true
  }

  private mutating func performOnDocument(_ action: Action) -> Bool {
    switch action {
    case .turnKnob(let name, let value): turn(knob: name, to: value)
    case .knobs(let action): return perform(action)
    case .dropEdits: dropEdits()
    case .exchangeVersion: exchangeVersion()
    case .showVersion(let letter): exchangeVersion(for: letter)
    case .keepVersion: keepVersion()
    case .nodes(let action): perform(action)
    case .newScene: newScene()
    case .save: save()
    case .forgetVersion(let letter): forgetVersion(letter)
    case _: return false
    }
    return true
  }

  private mutating func performOnWindow(_ action: Action) -> Bool {
    let before = layout.panels.sides.map(\.panel)
    switch action {
    case .toggleTimeline: toggleTimeline()
    case .fitTimeline: window.arrangement.timelineViews[player.demo.name] = nil
    case .zoomTimeline(let factor): zoomTimeline(by: factor)
    case .toggleCompare: window.arrangement.viewState.lanes.toggle()
    case .toggleReducedMotion: window.arrangement.viewState.reducedMotion.toggle()
    case .toggleVectors: window.arrangement.viewState.hidesVectors.toggle()
    case .blind(let action): perform(action)
    case .toggleTrails: window.arrangement.viewState.trails.toggle()
    case .toggleValues: window.arrangement.viewState.values.toggle()
    case .togglePanels: togglePanels()
    case .toggleGallery: toggleGallery()
    case .changeInterface(let steps): changeInterface(by: steps)
    case .useLanguage(let wanted): use(wanted)
    case .resetInterface:
      setInterface(1)
      changeInterface(by: 0)
    case .toggleFullscreen: requests.toHost.append(.toggleFullscreen)
    case .paste:
      finishCopying()
      requests.toHost.append(.paste)
    case .quit: requests.toHost.append(.quit)
    case _: return false
    }
    relayout()
    sayHidden(since: before)
    return true
  }

  // MARK: Time

  private mutating func setLoop(_ bound: Playback.Bound) {
    guard !playhead.clock.setLoop(bound, to: player.time) else { return }
    say(
      localized(
        bound == .start
          ? "A loop cannot begin at the end of the timeline."
          : "A loop cannot end at the start of the timeline."))
  }

  private mutating func play(_ action: (inout Playhead) -> Void) {
    if allows(.clock) { action(&playhead) }
  }

  private mutating func jump(to time: Double, _ input: DriverChoice) {
    if allows(input) { playhead.jump(to: time) }
  }

  private mutating func changeSpeed(by steps: Int) {
    let speeds = Playhead.speeds
    let current = playhead.speed
    let next = steps > 0 ? speeds.first { $0 > current } : speeds.last { $0 < current }
    if let next { playhead.speed = next }
  }

  /// Moves the playhead to the nearest keyframe before (−1) or after (1) it.
  private mutating func jumpToKeyframe(_ direction: Int) {
    let times = player.keyTimes()
    let now = player.time
    let next = direction > 0 ? times.first { $0 > now + 1e-9 } : times.last { $0 < now - 1e-9 }
    if let next { playhead.jump(to: next) }
  }

  package mutating func advance(by seconds: Double) {
    input.sinceEvent += seconds
    goOnCopying()
    requests.notice?.advance(by: seconds)
    if requests.notice?.isOver == true { requests.notice = nil }
    if talk.presentation != nil { advanceTalk(by: seconds) } else { player.advance(by: seconds) }
  }
}
