import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Steps back and forth.
@Suite(.languages) struct UndoStackTests {
  private static let seeds: [UInt64] = [1, 2, 3, 4]

  @Test(arguments: seeds)
  func undoAndRedoAreInverse(_ seed: UInt64) {
    var random = Seeded(state: seed)
    var stack = UndoStack(Document())
    var states = [stack.value]
    for _ in 0..<60 {
      stack.change { $0.editSomething(&random) }
      if stack.value != states.last { states.append(stack.value) }
    }
    #expect(states.count > 30 && stack.undoCount == states.count - 1)
    for state in states.dropLast().reversed() {
      let isDone = stack.undo()
      #expect(isDone)
      #expect(stack.value == state)
    }
    let isBefore = stack.undo()
    #expect(!isBefore && stack.value == states[0])
    for state in states.dropFirst() {
      let isDone = stack.redo()
      #expect(isDone)
      #expect(stack.value == state)
    }
    let isAfter = stack.redo()
    #expect(!isAfter)
  }

  @Test func itIsAtLeastTwoHundredDeepAndForgetsTheOldest() {
    #expect(UndoStack.depth >= 200)
    var stack = Self.stack()
    let last = UndoStack.depth + 50
    for number in 1...last { stack.turn(to: number) }
    while stack.undo() {}
    #expect(stack.number == last - UndoStack.depth)
  }

  /// Whatever is changed, steps hold no more than that together, unless they are the last two hundred.
  @Test(arguments: [1, 10, 500])
  func theMoreStepsHoldTheFewerAreKept(_ nodeCount: Int) {
    var stack = UndoStack(Document())
    for number in 1...1100 {
      let node = Node { [Node](repeating: Node {}, count: nodeCount - 1) }
      stack.change { $0["rotation"].nodes = [node.at(x: Double(number), y: 0)] }
    }
    #expect(stack.undoCount == min(max(UndoStack.mostNodes / nodeCount, 200), UndoStack.depth))
  }

  @Test func aGestureIsOneStep() {
    var stack = Self.stack()
    stack.begin()
    for number in 1...9 { stack.turn(to: number) }
    stack.begin()
    #expect(stack.isOpen && stack.undoCount == 0)
    stack.commit()
    #expect(stack.undoCount == 1)
    stack.undo()
    #expect(stack.number == 0 && stack.redoCount == 1)
  }

  @Test func aCancelledGestureLeavesNoTraceAndKeepsWhatCanBeRedone() {
    var stack = Self.stack()
    stack.turn(to: 1)
    stack.undo()
    stack.begin()
    stack.turn(to: 7)
    stack.cancel()
    #expect(stack.number == 0 && !stack.isOpen && stack.redoCount == 1)
    stack.begin()
    stack.turn(to: 7)
    stack.turn(to: 0)
    stack.commit()
    #expect(stack.undoCount == 0 && stack.redoCount == 1)
    stack.redo()
    #expect(stack.number == 1)
  }

  @Test func aChangeAfterAnUndoEndsTheOtherFuture() {
    var stack = Self.stack()
    for number in 1...3 { stack.turn(to: number) }
    stack.undo()
    stack.turn(to: 9)
    let isOther = stack.redo()
    #expect(!isOther && stack.number == 9)
    stack.undo()
    #expect(stack.number == 2)
  }

  @Test func anyStepCanBeJumpedTo() {
    var stack = Self.stack()
    for number in 1...9 { stack.turn(to: number) }
    for count in [4, 9, 0, 7, 7, 1, 99, -3] {
      stack.jump(to: count)
      let reached = min(max(count, 0), 9)
      #expect(
        stack.number == reached && stack.undoCount == reached && stack.redoCount == 9 - reached)
    }
  }

  @Test func aDocumentComesBackWithTheSelectionThatItWasLeftWith() {
    var stack = Self.stack()
    let selections = (0...4).map { index in
      StageSelection(demo: "keys", Selection(keys: [KeyframePath(Script.sunX, index)]))
    }
    for number in 1...4 {
      stack.selection = selections[number - 1]
      stack.turn(to: number)
    }
    stack.selection = selections[4]
    for number in [3, 2, 1, 0, 1, 2, 3, 4] {
      stack.jump(to: number)
      #expect(stack.selection == selections[number])
    }
  }

  private static func stack() -> UndoStack { UndoStack(Document()) }

  // MARK: Long tracks

  /// Keyframes added, moved, deleted and changed at any place of a long track.
  @Test(arguments: seeds)
  func stepsOfLongTracksHaveOnlyWhatDiffers(_ seed: UInt64) {
    var random = Seeded(state: seed)
    var stack = Self.stack()
    stack.change {
      $0["keys"][Script.sunX] = .number(
        .x, Track((0..<400).map { Keyframe(time: Double($0), value: 0) }))
    }
    var states = [stack.value]
    for _ in 0..<60 {
      stack.change { $0["keys"][Script.sunX] = $0["keys"][Script.sunX]?.changedSomewhere(&random) }
      if stack.value != states.last { states.append(stack.value) }
    }
    #expect(states.count > 40)
    for step in stack.past.dropFirst() {
      guard case .splice(_, _, let part)? = step.patch.edits["keys"]?.tracks[Script.sunX] else {
        Issue.record("A step has the whole track.")
        continue
      }
      #expect(part.marks.count <= 32)
    }
    for index in states.indices.shuffled(using: &random) {
      stack.jump(to: index + 1)
      #expect(stack.value == states[index])
    }
  }

  @Test func aPatchOfAnotherDocumentDoesNoHarm() {
    var random = Seeded(state: 5)
    for _ in 0..<50 {
      let (one, two, three) = (
        Document.random(&random), Document.random(&random), Document.random(&random)
      )
      #expect(DocumentPatch(from: one, to: two).applied(to: one) == two)
      _ = DocumentPatch(from: one, to: two).applied(to: three)
    }
    let short = PropertyTrack.number(.x, [0: 0, 1: 1])
    let splice = TrackPatch.splice(prefix: 9, suffix: 9, .number(.x, [5: 5]))
    #expect(splice.applied(to: short) == .number(.x, [5: 5]))
    #expect(splice.applied(to: .color(.fill, [0: .white])) == .number(.x, [5: 5]))
  }
}

extension UndoStack {
  fileprivate mutating func turn(to number: Int) {
    change { $0["keys"].values["wide"] = number == 0 ? nil : .number(Double(number)) }
  }

  fileprivate var number: Int? {
    guard case .number(let number)? = value["keys"].values["wide"] else { return 0 }
    return Int(number)
  }
}

extension PropertyTrack {
  /// With up to four keyframes that lie together moved, deleted, added or changed.
  fileprivate func changedSomewhere(_ random: inout Seeded) -> PropertyTrack {
    let first = Int.random(in: 0..<marks.count - 4, using: &random)
    let some = Set(first...(first + Int.random(in: 0...3, using: &random)))
    let by = Double.random(in: -8...8, using: &random)
    return switch Int.random(in: 0...3, using: &random) {
    case 0: retimed(some) { $0 + by }.track
    case 1: removing(some, at: 0)
    case 2: leaving(some, with: .hold)
    default: inserting(at: marks[first].time + by / 9).track
    }
  }
}
