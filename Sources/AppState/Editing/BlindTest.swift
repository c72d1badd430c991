import DemoKit
package import Editing
import Keyframes
import Stage
import Words

/// Ten rounds in which one of two versions is on the stage, and one says which.
///
/// All that is random comes from a seed in the state, so that replayed sessions are the same.
package struct BlindTest: Equatable, Sendable {
  package static let rounds = 10

  /// The demo and its two versions.
  package let demo: String
  package let versions: [Lane.Version]
  /// The document's edits of the demo when the test began; other edits end it.
  package let edits: DemoEdits
  /// The index of the version that is on the stage.
  package private(set) var shown = 0
  /// Whether each answer was right.
  package private(set) var answers: [Bool] = []
  private var random: UInt64

  package init(of demo: String, _ versions: [Lane.Version], edits: DemoEdits, seed: UInt64) {
    (self.demo, self.versions, self.edits, random) = (demo, versions, edits, seed)
    draw()
  }

  package var isOver: Bool { answers.count >= Self.rounds }
  package var score: Int { answers.count(where: \.self) }

  /// Says which version is on the stage, and goes on to the next round.
  package mutating func answer(_ index: Int) {
    guard !isOver else { return }
    answers.append(index == shown)
    draw()
  }

  /// Chooses a version by a step of SplitMix64.
  private mutating func draw() {
    random &+= 0x9E37_79B9_7F4A_7C15
    var bits = random
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    shown = Int((bits ^ (bits >> 31)) & 1)
  }
}

/// Commands of a blind test.
package enum BlindAction: Equatable, Sendable {
  /// Begins a test, or ends the one that runs.
  case toggle
  /// The version of that index is on the stage; after the last round, another test begins.
  case answer(Int)
}

extension Workspace {
  package mutating func perform(_ action: BlindAction) {
    switch action {
    case .toggle:
      if editing.blindTest == nil { beginBlindTest() } else { endBlindTest() }
    case .answer(let index):
      let isOver = editing.blindTest?.isOver == true
      if isOver { endBlindTest() }
      if isOver { beginBlindTest() } else { editing.blindTest?.answer(index) }
      playFromStart()
    }
  }

  private mutating func beginBlindTest() {
    let versions = laneVersions
    guard let (first, second) = versions.compared else {
      return say(localized("There are no two different versions. Shift+B saves this one."))
    }
    let demo = player.demo.name
    let seed = input.lastEventTime.bitPattern ^ player.time.bitPattern
    editing.blindTest = BlindTest(
      of: demo, [versions[first], versions[second]], edits: document[demo], seed: seed)
    // The editors would tell which version it is.
    for panel in window.arrangement.sides { close(panel) }
    window.arrangement.showsTimeline = false
    window.arrangement.viewState.values = false
    window.arrangement.viewState.lanes = true
    relayout()
    playFromStart()
  }

  private mutating func playFromStart() {
    guard let test = editing.blindTest, !test.isOver else { return }
    playhead.jump(to: playhead.timeline.range.lowerBound)
    playhead.play()
  }

  package mutating func endBlindTest() {
    guard let test = editing.blindTest else { return }
    editing.blindTest = nil
    if let index = gallery.players.index(named: test.demo) {
      gallery.players[index].apply(document[test.demo])
    }
    relayout()
  }

  /// Puts the version of the round on the stage. The test ends when something else is done to the
  /// demo, or another one is opened.
  package mutating func followBlindTest() {
    guard let test = editing.blindTest else { return }
    let isSame =
      player.demo.name == test.demo && document[test.demo] == test.edits && viewState.lanes
      && layout.side == nil && layout.timeline == nil
    guard isSame else { return endBlindTest() }
    let wanted = test.isOver ? test.edits : test.versions[test.shown].edits
    if player.edits != wanted { player.apply(wanted) }
  }
}
