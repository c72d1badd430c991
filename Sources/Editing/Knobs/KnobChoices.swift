package import Keyframes
package import Stage

// The words of knobs that are choices.
extension DemoEdits {
  /// Adds a word with the setting of the chosen one, and chooses it.
  /// - Returns: its index; nil if the knob is no choice.
  @discardableResult
  package mutating func addChoice(to name: String, own: [SceneKnob]) -> Int? {
    guard let knob = (knobs ?? own).first(where: { $0.name == name }),
      case .choice(let choices) = knob.kind, case .choice(let word) = value(of: knob),
      let now = choices.first(where: { $0.word == word })
    else { return nil }
    let new = SceneKnob.Choice.freeWord(word, besides: choices)
    changeKnob(name, of: own) {
      $0.kind = .choice(choices + [SceneKnob.Choice(new, now.setting)])
    }
    values[name] = .choice(new)
    return choices.count
  }

  /// Removes a word of a choice; the last one stays. Where it was chosen, the first is.
  package mutating func removeChoice(_ word: String, of name: String, own: [SceneKnob]) {
    guard let knob = (knobs ?? own).first(where: { $0.name == name }),
      case .choice(var choices) = knob.kind, choices.count > 1
    else { return }
    choices.removeAll { $0.word == word }
    changeKnob(name, of: own) { knob in
      knob.kind = .choice(choices)
      if knob.value == .choice(word) { knob.value = .choice(choices[0].word) }
    }
    if values[name] == .choice(word) { values[name] = nil }
  }

  /// Renames a word of a choice; an empty word, and one that another choice has, change nothing.
  package mutating func renameChoice(
    _ word: String, to new: String, of name: String, own: [SceneKnob]
  ) {
    changeKnob(name, of: own) { knob in
      guard case .choice(var choices) = knob.kind, !new.isEmpty,
        !choices.contains(where: { $0.word == new }),
        let index = choices.firstIndex(where: { $0.word == word })
      else { return }
      choices[index].word = new
      knob.kind = .choice(choices)
      if knob.value == .choice(word) { knob.value = .choice(new) }
    }
    let isRenamed = (knobs ?? own).first { $0.name == name }?.setting(of: .choice(word)) == nil
    if values[name] == .choice(word), isRenamed { values[name] = .choice(new) }
  }
}

extension SceneKnob.Setting {
  /// The word of a choice that nobody has named.
  package var word: String {
    switch self {
    case .number(let number): number.short
    case .color(let color): color.hexText
    case .easing(let easing): easing.notation
    }
  }

  package var color: Color? { if case .color(let color) = self { color } else { nil } }
}

extension SceneKnob.Choice {
  /// The word, with a number if there are choices of that word: "coral 2".
  static func freeWord(_ word: String, besides choices: [Self]) -> String {
    let words = Set(choices.map(\.word))
    guard words.contains(word) else { return word }
    return (2...).lazy.map { "\(word) \($0)" }.first { !words.contains($0) } ?? word
  }

  /// Whether nobody has named it: its word is that of its setting, perhaps with a number.
  var isUnnamed: Bool {
    let plain = setting.word
    guard word.hasPrefix(plain) else { return false }
    let rest = word.dropFirst(plain.count)
    return rest.isEmpty || rest.first == " " && rest.dropFirst().allSatisfy(\.isNumber)
  }
}
