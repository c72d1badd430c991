import Keyframes
import Stage

extension Document {
  /// The document of a step of undo, once a demo's file has taken over the edits of the document `saved`: edits of
  /// the file's new content that lead to the same picture. `rest` is left of the saved edits, and `defaults` are the
  /// values that the demo's knobs had in the file before.
  package func rebased(
    ontoSaved saved: Document, of demo: String, leaving rest: DemoEdits,
    defaults: [String: KnobValue]
  ) -> Document {
    var result = self
    result[demo] =
      self[demo] == saved[demo]
      ? rest
      : self[demo].rebased(
        ontoSaved: saved[demo], over: saved[originalsOf: demo], leaving: rest, defaults: defaults)
    result[originalsOf: demo] = DemoEdits()
    return result
  }
}

extension DemoEdits {
  fileprivate func rebased(
    ontoSaved saved: DemoEdits, over originals: DemoEdits, leaving rest: DemoEdits,
    defaults: [String: KnobValue]
  ) -> DemoEdits {
    /// Nil if the file has the value now, and the file's former value if there was no edit.
    func value<Value: Equatable>(_ own: Value?, _ saved: Value?, _ former: Value?) -> Value? {
      saved == nil ? own : own == saved ? nil : own ?? former
    }
    var edits = self
    for (path, track) in saved.tracks where rest[path] == nil {
      edits[path] = value(self[path], track, originals[path])
    }
    for (knob, number) in saved.values {
      edits.values[knob] = value(values[knob], number, defaults[knob])
    }
    edits.nodes = value(nodes, saved.nodes, originals.nodes)
    edits.length = value(length, saved.length, originals.length)
    edits.tokens = value(tokens, saved.tokens, originals.tokens)
    edits.knobs = value(knobs, saved.knobs, originals.knobs)
    edits.markers.removeAll(where: saved.markers.contains)
    if replacedTokens == saved.replacedTokens { edits.replacedTokens = [:] }
    return edits
  }
}
