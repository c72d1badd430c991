import Keyframes

/// Keys on the parts of the curve editor.
extension Session {
  /// - Returns: whether a part has the focus and took the key. All repeats of a key are one step.
  mutating func bendCurve(_ key: Key, _ modifiers: Modifiers) -> Bool {
    guard case .curve(let part)? = ui.focus, modifiers.isSubset(of: [.shift, .alt]) else {
      return false
    }
    switch part {
    case .handle(let index): return nudge(handle: index, key, modifiers)
    case .stop(let index): return nudge(stop: index, key, modifiers)
    case .slider(let parameter): return turn(parameter, key, modifiers)
    case .preset(let index): return modifiers.isEmpty && walkPresets(from: index, key)
    case .chooser(let chooser): return go(key) { $0.choose(chooser, by: $1) }
    case .tab(let tab): return go(through: CurveTab.allCases, from: tab, key, { .tab($0) })
    case .kind(let kind): return go(through: CurveKind.allCases, from: kind, key, { .kind($0) })
    case .direction(let direction):
      return go(through: CurveDirection.allCases, from: direction, key, { .direction($0) })
    case .pair(let pair): return go(through: SpringPair.allCases, from: pair, key, { .pair($0) })
    case .position(let position):
      return go(through: StepPosition.allCases, from: position, key, { .position($0) })
    case .canvas, .step: return false
    }
  }

  /// What an arrow key adds: 0.01, with Shift 0.1, with Alt 0.001.
  private func way(_ key: Key, _ modifiers: Modifiers) -> Point? {
    let step = 0.01 * KnobDrag.factor(modifiers)
    switch key {
    case .left: return Point(x: -step, y: 0)
    case .right: return Point(x: step, y: 0)
    case .up: return Point(x: 0, y: step)
    case .down: return Point(x: 0, y: -step)
    case .space, .home, .end, .pageUp, .pageDown, .tab, .enter, .escape, .backspace, .delete,
      .function, .character:
      return nil
    }
  }

  private mutating func nudge(handle index: Int, _ key: Key, _ modifiers: Modifiers) -> Bool {
    guard let way = way(key, modifiers), let target = curveTarget() else { return false }
    let handles = curveHandles(of: target.easing)
    guard handles.indices.contains(index) else { return false }
    let place = handles[index] + way
    history.begin()
    bend(to: target.easing.bent(handle: index, toX: tidy(place.x), y: tidy(place.y)))
    return true
  }

  private mutating func nudge(stop index: Int, _ key: Key, _ modifiers: Modifiers) -> Bool {
    guard let target = curveTarget(), case .stops(var stops) = CurveShape(target.easing).form,
      stops.indices.contains(index)
    else { return false }
    if let way = way(key, modifiers) {
      let (x, y) = (stops[index].input + way.x, stops[index].output + way.y)
      stops = stops.moving(index, toX: tidy(x), y: tidy(y))
    } else if key == .delete || key == .backspace {
      guard stops.count > 2 else { return true }
      stops.remove(at: index)
      ui.setFocus(.curve(.stop(min(index, stops.count - 1))))
    } else if key == .enter {
      let (from, to) = (stops[index].input, stops[min(index + 1, stops.count - 1)].input)
      let input = (from + to) / 2
      let stop = CurveStop(input: input, output: target.easing(input))
      stops = stops.inserting(stop, at: index + 1)
      ui.setFocus(.curve(.stop(index + 1)))
    } else {
      return false
    }
    history.begin()
    bend(to: CurveShape(form: .stops(stops)).easing)
    return true
  }

  private mutating func turn(
    _ parameter: CurveParameter, _ key: Key, _ modifiers: Modifiers
  ) -> Bool {
    guard let number = number(ofCurve: .number(parameter)) else { return false }
    let value: Double
    switch key {
    case .left: value = number.value - number.step * KnobDrag.factor(modifiers)
    case .right: value = number.value + number.step * KnobDrag.factor(modifiers)
    case .delete, .backspace: value = parameter.usual
    case .up, .down, .space, .home, .end, .pageUp, .pageDown, .tab, .enter, .escape, .function,
      .character:
      return false
    }
    history.begin()
    set(tidy(value), inCurve: .number(parameter))
    return true
  }

  /// Left and right; everything else is not taken.
  private mutating func go(_ key: Key, _ step: (inout Session, Int) -> Void) -> Bool {
    guard key == .left || key == .right else { return false }
    step(&self, key == .left ? -1 : 1)
    return true
  }

  /// Chooses the word before or after, and gives it the focus.
  private mutating func go<Word: Equatable>(
    through words: [Word], from word: Word, _ key: Key, _ part: (Word) -> CurvePart
  ) -> Bool {
    go(key) { session, way in
      let index = (words.firstIndex(of: word) ?? 0) + way
      let next = part(words[(index + words.count) % words.count])
      guard let action = next.action else { return }
      session.perform(action)
      session.ui.setFocus(.curve(next))
    }
  }
}

extension CurvePart {
  /// What a press on a word does.
  fileprivate var action: CurveAction? {
    switch self {
    case .tab(let tab): .show(tab)
    case .kind(let kind): .become(kind)
    case .direction(let direction): .turn(direction)
    case .pair(let pair): .describe(pair)
    case .position(let position): .jump(position)
    case .canvas, .handle, .stop, .preset, .chooser, .step, .slider: nil
    }
  }
}
