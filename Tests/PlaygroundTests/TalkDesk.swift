import DemoKit
import Demos
import Interface
import Keyframes
import Stage

@testable import AppState
@testable import Playground
@testable import Talks

/// A script of a talk.
struct TalkDesk {
  var script: Script
  static let path = "/home/ada/talk.txt"

  /// A talk without a file, or that of `text`, of which the first line is left out.
  init(
    _ text: String? = nil, demo: Entry? = nil, at time: Double? = nil,
    size: Size = Size(width: 1280, height: 720), presents: Bool = true
  ) {
    script = Script(demo, at: time, size: size)
    if let text { script.step(.talk(path: Self.path, text: "riff talk 1\n" + text)) }
    if presents { press(.function(5)) }
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
    script.press(key, modifiers, isRepeat: isRepeat)
  }

  /// All in one step.
  mutating func press(_ strokes: [(key: Key, modifiers: Modifiers)]) {
    script.step(
      strokes.flatMap {
        [.keyPressed($0.key, $0.modifiers, isRepeat: false), .keyReleased($0.key)]
      })
  }

  mutating func wait(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { script.step(dt: 1.0 / 60) }
  }

  var presentation: Presentation? { script.session.workspace.talk.presentation }
  var stops: [TalkStop] { presentation?.stops ?? [] }
  var current: Int? { presentation?.current }
  var time: Double { script.time }
  var demo: String { script.session.demo.name }

  /// The texts that are shown, with their styles.
  var texts: [Text] {
    script.frame.sprites.compactMap { if case .text(let text) = $0.shape { text } else { nil } }
  }

  /// What a key could change.
  struct State: Equatable {
    let presentation: Presentation?
    let demo: String
    let time: Double
    let speed: Double
    let isPlaying: Bool
    let document: String
    let requests: [Request]
    let sprites: [Sprite]
  }

  var state: State {
    State(
      presentation: presentation, demo: demo, time: time, speed: script.playhead.speed,
      isPlaying: script.playhead.isPlaying, document: script.session.workspace.document.text,
      requests: script.requests, sprites: script.frame.sprites)
  }

  /// Every key of the key map, with its modifiers.
  static let strokes: [(key: Key, modifiers: Modifiers)] = Shortcut.all.flatMap { line in
    line.strokes.map { ($0.key, $0.modifiers) }
  }
}
