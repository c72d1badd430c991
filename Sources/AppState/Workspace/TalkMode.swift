import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Persistence
import Stage
package import Talks
import Words

// The beginning of a talk, and the file that it comes from.
extension Workspace {
  /// Leaves nothing in the window but the stage, and goes to the first stop, or to the stop of the
  /// demo on the stage.
  package mutating func beginTalk(fromHere: Bool) {
    let (demo, time) = (player.demo.name, player.time)
    let talk = talk.open?.talk ?? Talk.everything(gallery.players)
    self.talk.presentation = Presentation(
      title: talk.title, stops: talk.stops, path: self.talk.open?.path, document: document)
    gallery.shared.colors = demoColors
    followShared()
    window.arrangement.showsPanels = false
    (window.arrangement.sides, window.arrangement.showsTimeline) = ([], false)
    window.arrangement.viewState = ViewState()
    hideCode()
    self.talk.presentation?.clicksAdvance = talk.clicksAdvance
    if !fromHere { self.talk.stopwatch = Stopwatch() }
    (editing.tool, editing.stageEditing, editing.keyEditing, editing.picksColors) = (
      nil, StageEditing(), KeyEditing(), false
    )
    editing.history.selection = StageSelection(demo: demo)
    requests.notice = nil
    input.driver = .any
    relayout()
    self.talk.slides.left = [:]
    openFiles(of: talk.stops)
    let here = fromHere ? stop(of: demo, at: time, in: talk.stops) : nil
    arrive(at: here ?? 0, .anew)
  }

  /// The last stop of a demo that is not later than a time, else its first. A page with the demo on it counts only
  /// if no stop shows the demo alone.
  private func stop(of demo: String, at time: Double, in stops: [TalkStop]) -> Int? {
    let all = stops.indices.filter { index in
      self.player(of: stops[index]).map { gallery.players[$0].demo.name } == demo
    }
    let alone = all.filter { !stops[$0].isSlide }
    let own = alone.isEmpty ? all : alone
    let timeline = playhead.timeline
    return own.last { stops[$0].start(in: timeline) <= time + 1e-9 } ?? own.first
  }

  // MARK: The file

  /// Takes over the text of a talk file. A talk that is presented stays at its stop.
  package mutating func take(talk text: String, path: String) {
    let base = talk.presentation?.document ?? document
    let known = gallery.players.filter { gallery.files[$0.demo.name] == nil }.map { $0.demo.fresh }
    let talk: Talk
    do throws(FileErrors) {
      talk = try Talk(text: text, demos: known, document: base) { file in
        self.talk.slides.decks[Talk.path(file, besides: path)]?.pageCount
      }
    } catch {
      take(mistakes: error.errors, ofTalk: path)
      if self.talk.open?.path == path { self.talk.open?.text = text }
      return
    }
    let isNew = self.talk.open?.path != path || self.talk.open?.isUnread == true
    self.talk.open = OpenTalk(path: path, text: text, talk: talk)
    if let open = self.talk.open { follow(open) }
    guard self.talk.presentation == nil else { return }
    openFiles(of: talk.stops)
    if self.talk.addsStop {
      self.talk.addsStop = false
      say(localized("Added as stop \(talk.stops.count) to \(path)"))
    } else if isNew {
      sayOpened(talk, path)
    }
  }

  /// A talk stays as it was before its file had mistakes. If no other is open, the mistakes replace
  /// it until there are none.
  private mutating func take(mistakes: [FileError], ofTalk path: String) {
    if talk.open?.path == path {
      talk.open?.mistakes = mistakes
    } else if talk.presentation == nil, talk.open?.isUnread ?? true {
      talk.open = .unread(path, mistakes)
    }
  }

  private mutating func sayOpened(_ talk: Talk, _ path: String) {
    let name = talk.title.isEmpty ? FilePath.name(of: path) : talk.title
    say(
      localized(
        Message(
          count: talk.stops.count, one: "\(name): 1 stop. F5 presents it.",
          other: "\(name): \(talk.stops.count) stops. F5 presents them.")))
  }

  /// Takes over the stops of a file that may be the presented talk's: the stop stays on the stage, wherever it is now.
  package mutating func follow(_ open: OpenTalk) {
    let talk = open.talk
    guard let presentation = self.talk.presentation, presentation.path == open.path else { return }
    let (old, index) = (presentation.stop, presentation.current)
    let near = talk.stops.indices.sorted { abs($0 - index) < abs($1 - index) }
    let position =
      near.first { talk.stops[$0] == old }
      ?? near.first { talk.stops[$0].source == old.source && talk.stops[$0].time == old.time }
      ?? min(index, talk.stops.count - 1)
    // The index and the stops belong together.
    self.talk.presentation?.go(to: position, of: talk.stops)
    self.talk.slides.left = [:]
    self.talk.presentation?.title = talk.title
    self.talk.presentation?.clicksAdvance = talk.clicksAdvance
    leaveRoomForCaptions()
    if let sheet = presentation.sheet {
      self.talk.presentation?.sheet = min(sheet, talk.stops.count - 1)
    }
    openFiles(of: talk.stops)
    if !talk.stops[position].showsSame(as: old) { arrive(at: position, .anew) }
  }

  /// The file of a stop is there now.
  package mutating func fileOfTalkOpened() {
    guard let presentation = talk.presentation, !presentation.showsCard, isThere(presentation.stop),
      presentation.missing != nil || lacksPlacedDemo(presentation.stop)
    else {
      return
    }
    arrive(at: presentation.current, .anew)
  }

  // MARK: Adding a stop

  /// Adds the demo on the stage to the end of the open talk, or of a new one.
  package mutating func addStop() {
    guard !isMadeHere else {
      return say(localized("Save this scene to a file first (Ctrl+Shift+S)."))
    }
    let source =
      openedFile.map { TalkStop.Source.file(Talk.path(of: $0.path, besides: talk.open?.path)) }
      ?? .demo(player.demo.name)
    // A demo without edits may be shorter than the edited one.
    let fresh = document.turned(player.demo.fresh).timeline.lasting(player.edits.length)
    var stop = TalkStop(source, at: fresh.clamp((player.time * 1000).rounded() / 1000))
    stop.speed = playhead.speed
    stop.play = playNow
    let values = document[player.demo.name].values
    stop.knobs = player.demo.knobs.compactMap { knob in
      values[knob.name].map { TalkKnob(knob.name, $0.talkWord) }
    }
    talk.addsStop = true
    requests.toHost.append(.addToTalk(stop.text, path: talk.open?.path))
  }

  /// The play on the stage.
  private var playNow: TalkPlay? {
    guard playhead.isPlaying else { return nil }
    let ending: TalkPlay.Ending =
      switch playhead.clock.ending.mode {
      case .stop: .once
      case .loop: .loop
      case .pingPong: .pingPong
      }
    return TalkPlay(ending == .once ? nil : playhead.clock.loopRange, ending)
  }
}

extension Workspace {
  /// Leaves room below the stage if the talk has captions. The test card always reaches the display's edges.
  package mutating func leaveRoomForCaptions() {
    window.arrangement.hasCaptions = hasRoomForCaptions
    relayout()
  }

  private var hasRoomForCaptions: Bool {
    guard let presentation = talk.presentation, !player.demo.showsDisplay else { return false }
    return !presentation.showsCard
      && presentation.stop.leavesRoomForCaptions(in: presentation.stops)
  }
}

extension TalkStop {
  /// Whether there is room for captions below its stage. A page of slides fills the display unless it has a caption
  /// itself, and a file unless it has one at any stop. The stages of all demos in a talk have one size.
  package func leavesRoomForCaptions(in stops: [TalkStop]) -> Bool {
    switch source {
    case .slides: !caption.isEmpty
    case .file: stops.contains { $0.source == source && !$0.caption.isEmpty }
    case .demo, .replay: stops.contains { !$0.caption.isEmpty }
    }
  }
}

extension TalkStop {
  /// Whether it differs only in words.
  fileprivate func showsSame(as other: TalkStop) -> Bool {
    var copy = other
    (copy.caption, copy.notes) = (caption, notes)
    return copy == self
  }
}

extension KnobValue {
  /// As a talk has it.
  fileprivate var talkWord: String {
    switch self {
    case .number(let number): number.exactText
    case .choice(let word): word
    case .toggle(let isOn): isOn ? "on" : "off"
    }
  }
}
