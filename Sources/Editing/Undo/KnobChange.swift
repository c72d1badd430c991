import Stage

/// A kind of change of the knobs of a scene.
package enum KnobChange: String, CaseIterable, Sendable { case made, deleted, changed, renamed }

extension DemoEdits {
  /// The change of the list of knobs, by the label of the knob; nil unless exactly one changed. `own` are the scene's
  /// knobs without edits.
  func knobChange(since old: DemoEdits, own: [SceneKnob]) -> EditChange? {
    let (before, after) = (old.knobs ?? own, knobs ?? own)
    let gone = before.filter { knob in !after.contains { $0.name == knob.name } }
    let new = after.filter { knob in !before.contains { $0.name == knob.name } }
    func change(_ kind: KnobChange, _ knob: SceneKnob) -> EditChange {
      .ownKnob(kind, Knob(knob).label)
    }
    switch (gone.count, new.count) {
    case (0, 1): return change(.made, new[0])
    case (1, 0): return change(.deleted, gone[0])
    case (1, 1): return change(.renamed, new[0])
    case (0, 0):
      let changed = after.filter { !before.contains($0) }
      guard changed.count == 1 else { return nil }
      let known = before.first { $0.name == changed[0].name }
      let isRename = known.map { Knob($0).label != Knob(changed[0]).label } ?? false
      return change(isRename ? .renamed : .changed, changed[0])
    case (_, _): return nil
    }
  }
}
