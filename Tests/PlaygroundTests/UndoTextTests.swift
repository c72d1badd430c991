import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Persistence
@testable import Playground

/// Steps of undo survive a restart, if they belong to the document.
@Suite(.languages) struct UndoTextTests {
  private static let seeds: [UInt64] = [1, 2, 3, 4]

  /// Random edits, some of them undone.
  private static func stack(_ seed: UInt64, edits: Int = 40) -> UndoStack {
    var random = Seeded(state: seed)
    var stack = UndoStack(Document())
    for index in 0..<edits {
      stack.selection = StageSelection(
        demo: "rainbow", Selection(keys: [KeyframePath(Script.sunX, index)], track: Script.moonX))
      stack.change { document in
        document.editSomething(&random)
        let demo = catalog[Int.random(in: catalog.indices, using: &random)].name
        switch index % 5 {
        case 0: document.keepVersion(of: demo)
        case 1: document.exchangeVersion(of: demo)
        default: break
        }
      }
      stack.describe { after, before in before.summary(since: after) { _, _ in nil } }
    }
    stack.change {
      $0["keys"][Script.sunX] = .number(
        .x, Track((0..<40).map { Keyframe(time: Double($0), value: 0) }))
    }
    stack.change { $0["keys"][Script.sunX] = $0["keys"][Script.sunX]?.removing([7], at: 0) }
    stack.describe { after, before in before.summary(since: after) { _, _ in nil } }
    stack.jump(to: stack.undoCount - 5)
    return stack
  }

  private static func text(_ stack: UndoStack) -> String {
    var text = UndoText()
    return text.text(of: stack, documentText: stack.value.text)
  }

  private static func read(_ text: String, _ document: Document) -> UndoStack? {
    UndoText.stack(text, of: document, documentText: document.text)
  }

  @Test(arguments: seeds)
  func everyStepReadsBack(_ seed: UInt64) throws {
    var stack = Self.stack(seed)
    var other = try #require(Self.read(Self.text(stack), stack.value))
    #expect(other.undoCount == stack.undoCount && other.redoCount == 5)
    // What is selected now is kept with the place.
    other.selection = stack.selection
    for count in Array(0...(stack.undoCount + 5)).reversed() {
      stack.jump(to: count)
      other.jump(to: count)
      #expect(other.value == stack.value && other.selection == stack.selection)
      guard count > 0 else { continue }
      #expect(other.summary(ofStep: count - 1) == stack.summary(ofStep: count - 1))
      #expect(stack.summary(ofStep: count - 1) != nil)
    }
  }

  @Test func aTextThatWasWrittenBeforeIsTheSame() {
    var (text, stack) = (UndoText(), Self.stack(5))
    for count in [9, 30, 3] {
      stack.jump(to: count)
      let document = stack.value.text
      #expect(text.text(of: stack, documentText: document) == Self.text(stack))
    }
  }

  @Test func stepsOfAnotherDocumentAreIgnored() {
    let stack = Self.stack(1)
    #expect(Self.read(Self.text(stack), Document()) == nil)
  }

  /// Every line damaged in turn, and texts cut off anywhere.
  @Test func damagedStepsAreIgnored() {
    let stack = Self.stack(2, edits: 6)
    let text = Self.text(stack)
    #expect(Self.read(text, stack.value) != nil)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices.dropLast() {
      for damaged: Substring in ["", "\(lines[index])x", lines[index].dropLast()] {
        var other = lines
        other[index] = damaged
        #expect(Self.read(other.joined(separator: "\n"), stack.value) == nil, "\(lines[index])")
      }
    }
    for length in stride(from: 0, to: text.count - 1, by: 97) {
      #expect(Self.read(String(text.prefix(length)), stack.value) == nil)
    }
  }

  @Test func theTextIsBoundedAndKeepsTheNewestSteps() throws {
    var stack = UndoStack(Document())
    for number in 1...40 {
      // 100 kB in each step.
      stack.change {
        $0["keys"].values["long"] = .choice(String(repeating: "\(number % 10)", count: 100_000))
      }
    }
    let text = Self.text(stack)
    #expect(text.utf8.count <= UndoText.limit + 100)
    var other = try #require(Self.read(text, stack.value))
    #expect((5...11).contains(other.undoCount))
    while other.undo(), stack.undo() { #expect(other.value == stack.value) }
  }

  // MARK: Sessions

  private static func started(_ document: Document) -> Session {
    SessionStart(
      demos: catalog.map(\.name), size: Size(width: 1280, height: 720), document: document
    ).session(of: catalog, measure: Script.measure)
  }

  private static func edited() -> (script: Script, text: String, document: Document) {
    var script = Script(Entry.all.first { $0.demo.name == "springs" })
    for number in 1...5 { script.turn("response", to: 0.1 * Double(number)) }
    script.press(.character("z"), .control)
    var writer = UndoText()
    let text = writer.text(
      of: script.session.undoToSave, documentText: script.session.document.text)
    return (script, text, script.session.document)
  }

  @Test func aSessionUndoesWhatWasEditedBeforeTheRestart() throws {
    let (script, text, document) = Self.edited()
    var session = Self.started(document)
    let saved = try #require(SavedUndo(text, of: document, documentText: document.text))
    session.resume(saved)
    #expect(session.history.undoCount == 4 && session.history.redoCount == 1)
    session.perform(.undo)
    #expect(session.notice?.words == "Undid in Springs: Set Response from 0.30 s to 0.40 s")
    session.perform(.redo)
    session.perform(.redo)
    #expect(session.document == script.session.document.turned(to: 0.5))
  }

  @Test func whatTheCommandLineSetsIsAStepOfItsOwn() throws {
    let (_, text, document) = Self.edited()
    var session = Self.started(document.turned(to: 1.5))
    session.resume(try #require(SavedUndo(text, of: document, documentText: document.text)))
    #expect(session.document == document.turned(to: 1.5) && session.history.undoCount == 5)
    session.perform(.undo)
    #expect(session.document == document && session.player.edits == document["springs"])
  }

  /// The start of a recording has no steps, so what it replays is the same with and without them.
  @Test func aRecordedSessionBeginsWithoutSteps() throws {
    let (_, _, document) = Self.edited()
    let start = SessionStart(
      demos: catalog.map(\.name), size: Size(width: 1280, height: 720), demo: "springs",
      document: document)
    var tape = Tape(start)
    let undo = InputEvent.keyPressed(.character("z"), .control, isRepeat: false)
    tape.step([undo], dt: 0.1)
    #expect(tape.session.document == document)
    let recording = try Recording(text: tape.recording.text, demos: catalog.map(\.name))
    var replay = Replay(recording, of: catalog, measure: Script.measure)
    let frame = replay.play(to: 10)
    #expect(frame.shows(try #require(tape.frames.last)))
    #expect(replay.session.document == document)
  }
}

extension Document {
  fileprivate func turned(to response: Double) -> Document {
    var copy = self
    copy["springs"].values["response"] = .number(response)
    return copy
  }
}
