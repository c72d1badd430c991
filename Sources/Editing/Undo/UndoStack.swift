/// A document with undo and redo, one step for each gesture.
///
/// A gesture begins, changes the document any number of times, and becomes one step when it is
/// committed. Cancelling it restores the document. A gesture that changed nothing is not a step.
///
/// Undoing or redoing also restores the selection with which the document was left. Steps hold only
/// what they change, and the more they hold, the fewer are kept.
public struct UndoStack: Sendable {
  /// How many steps are kept; older ones are dropped.
  public static var depth: Int { 1000 }
  /// While all steps together hold more nodes than this, older steps are dropped, too.
  package static var mostNodes: Int { 3000 }
  /// The last so many steps stay, whatever they hold.
  package static var fewest: Int { 200 }

  /// The current document.
  public private(set) var value: Document
  /// The current selection.
  package var selection = StageSelection()
  /// The steps that can be undone, oldest first.
  package private(set) var past: [UndoStep] = []
  /// The steps that can be redone, the next one last.
  package private(set) var future: [UndoStep] = []
  /// The number of calls of `jump(to:)`, with which the app undoes and redoes.
  package private(set) var jumpCount = 0
  /// The document and the selection when the open gesture began; nil without one.
  private var start: (value: Document, selection: StageSelection)?

  public init(_ value: Document) { self.value = value }

  /// Restores a document with saved steps. If there are more than `depth`, the oldest are dropped.
  package init(_ value: Document, past: [UndoStep], future: [UndoStep]) {
    self.init(value)
    self.past = Array(past.suffix(Self.depth))
    self.future = Array(future.suffix(Self.depth - self.past.count))
  }

  /// Whether a gesture has begun and not ended.
  public var isOpen: Bool { start != nil }
  /// Whether the open gesture has changed the document.
  package var hasOpenChanges: Bool { start.map { $0.value != value } ?? false }
  public var undoCount: Int { past.count }
  public var redoCount: Int { future.count }

  /// Begins a gesture, unless one is open.
  public mutating func begin() {
    if start == nil { start = (value, selection) }
  }

  /// Changes the document, as part of the open gesture or else as a step of its own.
  public mutating func change(_ change: (inout Document) -> Void) {
    let isAlone = !isOpen
    begin()
    change(&value)
    if isAlone { commit() }
  }

  /// Ends the open gesture, if there is one. If it changed the document, redo is impossible.
  /// - Returns: whether there is a step more.
  @discardableResult
  public mutating func commit() -> Bool {
    guard let start else { return false }
    self.start = nil
    guard start.value != value else { return false }
    past.append(UndoStep(DocumentPatch(from: value, to: start.value), start.selection))
    dropTheOldest()
    future = []
    return true
  }

  private mutating func dropTheOldest() {
    var nodes = past.reduce(0) { $0 + $1.nodeCount }
    while past.count > Self.depth || past.count > Self.fewest && nodes > Self.mostNodes {
      nodes -= past.removeFirst().nodeCount
    }
  }

  /// Ends the open gesture, if there is one, and restores the document.
  public mutating func cancel() {
    if let start { value = start.value }
    start = nil
  }

  /// Undoes one step. An open gesture is committed and undone.
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    commit()
    guard let step = past.popLast() else { return false }
    future.append(take(step))
    return true
  }

  /// Redoes one step. An open gesture is committed; if it changed the document, there is no redo.
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    commit()
    guard let step = future.popLast() else { return false }
    past.append(take(step))
    return true
  }

  /// Removes the edits of a demo without a step, and all that steps do to them: it has become something
  /// else. An open gesture is committed.
  package mutating func forget(demo: String) {
    commit()
    value[demo] = DemoEdits()
    value.change(versionsOf: demo) { $0 = Versions() }
    func rest(_ steps: [UndoStep]) -> [UndoStep] {
      steps.compactMap { step in
        var patch = step.patch
        patch.edits[demo] = nil
        patch.versions[demo] = nil
        return patch == DocumentPatch() ? nil : UndoStep(patch, step.selection, step.summary)
      }
    }
    (past, future) = (rest(past), rest(future))
  }

  /// Changes the current document and those to which steps lead, since what they edit has changed. Steps that then
  /// change nothing are dropped. An open gesture is committed.
  ///
  /// - Complexity: O(*n* · *m*) in the steps and the edits.
  package mutating func rebase(_ rebased: (Document) -> Document) {
    commit()
    func rest(_ steps: [UndoStep]) -> [UndoStep] {
      var (document, now) = (value, rebased(value))
      var result: [UndoStep] = []
      for step in steps.reversed() {
        document = step.patch.applied(to: document)
        let next = rebased(document)
        let patch = DocumentPatch(from: now, to: next)
        if patch != DocumentPatch() {
          result.append(UndoStep(patch, step.selection, step.summary))
        }
        now = next
      }
      return result.reversed()
    }
    (past, future) = (rest(past), rest(future))
    value = rebased(value)
  }

  /// Undoes or redoes steps until `count` of them can be undone, or as many as there are.
  package mutating func jump(to count: Int) {
    commit()
    jumpCount += 1
    while past.count > count, undo() {}
    while past.count < count, redo() {}
  }

  /// Takes a step, to the document that it leads to.
  /// - Returns: the step back.
  private mutating func take(_ step: UndoStep) -> UndoStep {
    let other = step.patch.applied(to: value)
    let back = UndoStep(DocumentPatch(from: other, to: value), selection, step.summary)
    (value, selection) = (other, step.selection)
    return back
  }

  // MARK: Summaries of steps

  /// The summary of a step, undoable steps first, oldest first; nil if it isn't known yet.
  package func summary(ofStep index: Int) -> EditSummary? {
    index < past.count
      ? past[index].summary : future[future.count - 1 - (index - past.count)].summary
  }

  /// Sets the summary of the latest step, if it can't be derived from the documents.
  package mutating func describeLatest(_ summary: EditSummary) {
    guard let step = past.last else { return }
    past[past.count - 1] = UndoStep(step.patch, step.selection, summary)
  }

  /// Derives missing summaries, from the latest step back to the last known one. `summarize` gets
  /// the documents before and after a step.
  ///
  /// - Complexity: O(1) if the latest step has a summary.
  package mutating func describe(_ summarize: (Document, Document) -> EditSummary) {
    var after = value
    for index in past.indices.reversed() {
      guard past[index].summary == nil else { return }
      // An open gesture isn't a step yet.
      if let start, index == past.count - 1 { after = start.value }
      let before = past[index].patch.applied(to: after)
      past[index] = UndoStep(
        past[index].patch, past[index].selection, summarize(before, after))
      after = before
    }
  }
}
