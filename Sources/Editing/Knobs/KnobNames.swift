import Keyframes
package import Stage

// Names and labels of a scene's knobs, of which no two are the same.
extension SceneKnob {
  /// A name for files, made of a label: "Ball size" → "ball-size". Neither the name nor the label that it stands for
  /// is another knob's.
  package static func freeName(_ label: String, besides others: [SceneKnob]) -> String {
    let stem = String(hyphenated(label).prefix(56))
    let name = stem.isEmpty ? "knob" : stem
    let taken = Set(others.map(\.name) + others.map { hyphenated(Knob($0).label) })
    return numbered {
      $0 == 1 ? name : "\(name)-\($0)"
    } isFree: {
      !taken.contains($0)
    }
  }

  /// The label, with a number if another knob has it, in whatever case: "Size 2".
  package static func freeLabel(_ label: String, besides others: [SceneKnob]) -> String {
    let taken = Set(others.map { Knob($0).label.lowercased() })
    let stem = String(label.reversed().drop { $0.isNumber }.drop { $0 == " " }.reversed())
    return numbered {
      $0 == 1 ? label : "\(stem.isEmpty ? label : stem) \($0)"
    } isFree: {
      !taken.contains($0.lowercased())
    }
  }

  private static func hyphenated(_ label: String) -> String {
    label.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  private static func numbered(
    _ name: (Int) -> String, isFree: (String) -> Bool
  ) -> String {
    var number = 1
    while !isFree(name(number)) { number += 1 }
    return name(number)
  }
}

extension [SceneKnob] {
  /// The knobs that set nothing any more, and did so in `old`.
  package func idle(since old: [SceneKnob]) -> [SceneKnob] {
    filter { knob in
      knob.sets.isEmpty && old.contains { $0.name == knob.name && !$0.sets.isEmpty }
    }
  }

  /// The present name of a knob that was called `name` when the names were `old`; nil if it is gone.
  package func name(of name: String, since old: [String]) -> String? {
    let now = map(\.name)
    if now.contains(name) { return name }
    guard now.count == old.count, let index = old.firstIndex(of: name),
      !old.contains(now[index])
    else { return nil }
    return now[index]
  }
}
