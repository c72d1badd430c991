package import DemoKit
package import Editing
import Formats
import Interface
import Keyframes
import Persistence
package import Stage
package import Talks
import Words

// Going from stop to stop.
extension Workspace {
  /// How a stop is reached.
  package enum Arrival {
    /// At once.
    case cut
    /// By playing from the stop before, where both show the same demo.
    case onwards
    /// By playing backwards from the stop after, where both show the same demo.
    case backwards
    /// At once, and with the demo as it is at first.
    case anew
  }

  /// Goes to a stop; there is nothing beyond the first and the last.
  package mutating func arrive(at index: Int, _ arrival: Arrival) {
    guard let before = talk.presentation?.stop,
      talk.presentation?.stops.indices.contains(index) == true
    else {
      return
    }
    leavePlacedDemo()
    if talk.presentation?.current != index { talk.stopwatch.begin(at: input.lastEventTime) }
    talk.presentation?.current = index
    if talk.presentation?.resumes?.stop != index { talk.presentation?.resumes = nil }
    talk.presentation?.waiting = 0
    talk.presentation?.showsCard = false
    talk.presentation?.stopPlaying()
    talk.presentation?.replay = nil
    guard let stop = talk.presentation?.stop else { return }
    defer { leaveRoomForCaptions() }
    if case .replay = stop.source { return beginReplay(of: stop) }
    if case .slides = stop.source, !showsPlaced(stop, arrival) { return }
    guard let player = self.player(of: stop) else {
      playhead.pause()
      if talk.code.isOfStop { hideCode() }
      return missStop()
    }
    let wasMissing = talk.presentation?.missing != nil
    talk.presentation?.missing = nil
    let isSame = player == gallery.chosen && before.source == stop.source && !wasMissing
    let isNew = !isSame || arrival == .anew || before.knobs != stop.knobs
    if isNew { show(stop, player: player, isFresh: !isSame || arrival == .anew) }
    showCode(of: stop)
    playhead.clock.clearLoop()
    playhead.speed = stop.speed
    move(to: stop, isNew ? .cut : arrival)
    if let savedStop = talk.presentation?.resumes { goOn(at: savedStop) }
  }

  /// Reports that the stop's file is missing, and requests it once more.
  package mutating func missStop() {
    guard let stop = talk.presentation?.stop else { return }
    talk.presentation?.missing = stop.source.text
    openFiles(of: [stop])
  }

  /// Puts time where it was when the talk was cut off.
  private mutating func goOn(at savedStop: SavedStop) {
    guard let stop = talk.presentation?.stop else { return }
    talk.presentation?.resumes = nil
    talk.presentation?.stopPlaying()
    playhead.speed = savedStop.speed
    playhead.jump(to: playhead.timeline.clamp(savedStop.time))
    guard savedStop.plays else { return }
    let start = stop.start(in: playhead.timeline)
    if player.time < start - 1e-9 {
      playhead.play()
      talk.presentation?.target = Presentation.Target(
        time: start, isForwards: true, play: stop.play)
    } else if stop.play != nil {
      begin(stop.play)
      talk.presentation?.secondsLeft = savedStop.secondsLeft
    } else {
      playhead.play()
    }
  }

  /// Puts a stop's demo on the stage, with the edits from before the talk and the stop's knobs.
  private mutating func show(_ stop: TalkStop, player index: Int, isFresh: Bool) {
    if isFresh { gallery.players[index].reset() }
    choose(index)
    let edits = edits(of: stop, demo: gallery.players[index].demo)
    let name = player.demo.name
    edit { $0[name] = edits }
    editing.history.commit()
  }

  /// The edits of a stop's demo: the ones from before the talk, with the stop's knobs.
  package func edits(of stop: TalkStop, demo: any Demo) -> DemoEdits {
    var document = talk.presentation?.document ?? document
    document.turn(stop.knobs.compactMap { try? Setting($0.setting, for: demo) }, of: demo)
    return document[demo.name]
  }

  private mutating func move(to stop: TalkStop, _ arrival: Arrival) {
    let time = stop.start(in: playhead.timeline)
    let distance = time - player.time
    switch arrival {
    case .onwards where distance > 1e-9, .backwards where distance < -1e-9:
      if turnsPage(to: time), stop.play == nil {
        return playhead.turnPage(by: distance > 0 ? 1 : -1)
      }
      playhead.pause()
      if distance > 0 { playhead.play() } else { playhead.shuttle(-1) }
      talk.presentation?.target = Presentation.Target(
        time: time, isForwards: distance > 0, play: stop.play)
    case .cut, .anew, .onwards, .backwards:
      playhead.jump(to: time)
      begin(stop.play)
    }
  }

  /// Whether a time is the page beside the current one.
  private func turnsPage(to time: Double) -> Bool {
    playhead.isPaged && time == time.rounded() && abs(time - Double(playhead.targetPage)) == 1
  }

  /// Starts the play of a stop, from the playhead.
  private mutating func begin(_ play: TalkPlay?) {
    guard let play else { return }
    talk.presentation?.secondsLeft = play.seconds
    playhead.clock.clearLoop()
    switch (play.ending, play.range) {
    case (.once, let range?):
      talk.presentation?.target = Presentation.Target(time: range.upperBound, isForwards: true)
    case (.once, nil): break
    case (let ending, let range):
      if let range { playhead.clock.setLoop(to: range) }
      playhead.clock.ending = ending == .loop ? .loop : .pingPong
    }
    playhead.play()
  }

  /// Lets seconds pass on the stage: playback stops where the talk says so.
  package mutating func advanceTalk(by seconds: Double) {
    talk.presentation?.pointerRest += seconds
    if talk.presentation?.missing != nil { talk.presentation?.waiting += seconds }
    if let speed = talk.presentation?.stop.speed {
      talk.presentation?.replay?.play(for: seconds * speed)
    }
    var rest = seconds
    // A stop's arrival, and the end of its play.
    for _ in 0..<3 {
      let end = min(secondsToTarget ?? .infinity, talk.presentation?.secondsLeft ?? .infinity)
      guard end <= rest else { break }
      player.advance(by: end)
      rest -= end
      talk.presentation?.secondsLeft? -= end
      if let target = talk.presentation?.target, abs(player.time - target.time) < 1e-6 {
        talk.presentation?.target = nil
        playhead.jump(to: target.time)
        begin(target.play)
      } else {
        talk.presentation?.stopPlaying()
        playhead.pause()
      }
    }
    player.advance(by: rest)
    talk.presentation?.secondsLeft? -= rest
  }

  /// The seconds until the target is reached. Moving time with the pointer leaves no target.
  private var secondsToTarget: Double? {
    mutating get {
      guard playhead.driver == .clock else {
        talk.presentation?.stopPlaying()
        return nil
      }
      let velocity = playhead.clock.velocity
      guard let target = talk.presentation?.target, velocity != 0 else { return nil }
      guard (velocity > 0) == target.isForwards else {
        talk.presentation?.target = nil
        return nil
      }
      return max((target.time - player.time) / velocity, 0)
    }
  }
}

extension Workspace {
  /// The title of a stop's demo, or the name of its file.
  package func title(of stop: TalkStop) -> String {
    if case .slides(let path, let page) = stop.source {
      return localized("\(FilePath.name(of: path)) · page \(page)")
    }
    if let index = player(of: stop) { return gallery.players[index].demo.titleNow }
    return FilePath.name(of: stop.source.text)
  }
}

extension TalkStop {
  /// Where time is on arrival.
  package func start(in timeline: Timeline) -> Double {
    timeline.clamp(time ?? play?.range?.lowerBound ?? timeline.range.lowerBound)
  }
}

extension TalkStop.Source {
  /// The demo's name, or the file's path.
  package var text: String {
    switch self {
    case .demo(let name): name
    case .file(let path), .replay(let path), .slides(let path, _): path
    }
  }
}
