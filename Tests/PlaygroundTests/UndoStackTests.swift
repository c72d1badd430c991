import Editing
import Interface
import Testing

@testable import Playground

/// Steps back and forth.
@Suite struct UndoStackTests {
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
    #expect(UndoStack<Int>.depth >= 200)
    var stack = UndoStack(0)
    let last = UndoStack<Int>.depth + 50
    for number in 1...last { stack.change { $0 = number } }
    while stack.undo() {}
    #expect(stack.value == last - UndoStack<Int>.depth)
  }

  @Test func aGestureIsOneStep() {
    var stack = UndoStack(0)
    stack.begin()
    for number in 1...9 { stack.change { $0 = number } }
    stack.begin()
    #expect(stack.isOpen && stack.undoCount == 0)
    stack.commit()
    #expect(stack.undoCount == 1)
    stack.undo()
    #expect(stack.value == 0 && stack.redoCount == 1)
  }

  @Test func aCancelledGestureLeavesNoTraceAndKeepsWhatCanBeRedone() {
    var stack = UndoStack(0)
    stack.change { $0 = 1 }
    stack.undo()
    stack.begin()
    stack.change { $0 = 7 }
    stack.cancel()
    #expect(stack.value == 0 && !stack.isOpen && stack.redoCount == 1)
    stack.begin()
    stack.change { $0 = 7 }
    stack.change { $0 = 0 }
    stack.commit()
    #expect(stack.undoCount == 0 && stack.redoCount == 1)
    stack.redo()
    #expect(stack.value == 1)
  }

  @Test func aChangeAfterAnUndoEndsTheOtherFuture() {
    var stack = UndoStack(0)
    for number in 1...3 { stack.change { $0 = number } }
    stack.undo()
    stack.change { $0 = 9 }
    let isOther = stack.redo()
    #expect(!isOther && stack.value == 9)
    stack.undo()
    #expect(stack.value == 2)
  }
}
