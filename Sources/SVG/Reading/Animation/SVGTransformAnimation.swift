import Keyframes
import Stage
import Syntax
import Words

// Animated transforms.
extension SVGBuilder {
  /// All moves of an element, from the outside to the inside: the motion along a path, then, about the
  /// transform's origin, the properties `translate`, `rotate` and `scale`, the offset path and the
  /// transform, and last the move of a shape whose position is animated.
  mutating func moves(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ box: Rect?,
    _ viewport: Size, _ name: String
  ) -> [SVGTransformPart] {
    let isFillBox =
      values["transform-box"] == "fill-box" || values["transform-box"] == "content-box"
    let frame =
      isFillBox ? box ?? .init(origin: .zero, size: viewport) : Rect(origin: .zero, size: viewport)
    let reader = SVGFunctionReader(box: frame.size, em: style.fontSize)
    var inner: [SVGTransformPart] = []
    for property in ["translate", "rotate", "scale"] {
      inner += moves(property, values[property], style, reader, name)
    }
    var origin = Point.zero
    if let text = values["transform-origin"],
      let own = SVGNumbers.origin(text, em: style.fontSize, in: frame.size)
    {
      origin = own + frame.origin
    } else if element.place == rootPlace {
      origin = Point(x: stagePoints.width / 2, y: stagePoints.height / 2)
    } else if isFillBox {
      origin = frame.origin
    }
    inner += offset(values, style, origin)
    inner += transform(values, style, reader, name)
    var all =
      style.own(SVGAnimation.along).isEmpty ? [] : along(style.own(SVGAnimation.along), name)
    if origin != .zero, !inner.isEmpty {
      inner.insert(.still(.translation(x: origin.x, y: origin.y)), at: 0)
      inner.append(.still(.translation(x: -origin.x, y: -origin.y)))
    }
    all += inner
    if let shift = style.shift { all.append(shift) }
    return all
  }

  // MARK: Properties with one function

  private mutating func moves(
    _ property: String, _ text: String?, _ style: SVGStyle, _ reader: SVGFunctionReader,
    _ name: String
  ) -> [SVGTransformPart] {
    let motions = style.own(property)
    if text == nil, motions.isEmpty { return [] }
    guard let base = reader.property(property, text ?? "none"),
      let effects = effects(motions, base.numbers, { reader.property(property, $0)?.numbers })
    else {
      note(property, of: name)
      return []
    }
    return SVGTransformPart.moves(base.kind, play.maker.track(base.numbers, effects))
  }

  mutating func note(_ property: String, of name: String) {
    notes.note("animation of \(property)", of: name, instead: "shown without it")
  }

  /// Nil if a value of one of them cannot be read.
  func effects<Value>(
    _ motions: [SVGAnimation], _ base: Value, _ read: (String) -> Value?,
    sum: ((Value, Value) -> Value)? = nil
  ) -> [SVGEffect<Value>]? {
    var effects: [SVGEffect<Value>] = []
    for motion in motions {
      guard
        let round = motion.round(
          base,
          { text in
            let value = read(text)
            guard motion.isAdditive, let sum else { return value }
            return value.map { sum(base, $0) }
          })
      else { return nil }
      let zero = motion.accumulates && sum != nil ? base : nil
      effects.append(
        SVGEffect(
          round: round, timing: motion.timing, rank: motion.rank, open: motion.open, zero: zero))
    }
    return effects
  }

  // MARK: Transforms

  private mutating func transform(
    _ values: [String: String], _ style: SVGStyle, _ reader: SVGFunctionReader, _ name: String
  ) -> [SVGTransformPart] {
    let text = (values["transform"] ?? "").trimmed
    let base = reader.list(text.isEmpty ? "none" : text)
    if base == nil {
      notes.note("transform \(quoted(text))", of: name, instead: "shown without it")
    }
    let motions = style.own("transform")
    let lists = motions.filter { $0.function == nil }
    guard lists.isEmpty else { return listMoves(lists, base ?? [], reader, name) }
    guard motions.isEmpty else { return levels(motions, base ?? [], reader, name) }
    return base.map { $0.isEmpty ? [] : [.still(SVGFunction.map($0))] } ?? []
  }

  /// Lists of functions: in pairs where they are alike, else as maps.
  private mutating func listMoves(
    _ motions: [SVGAnimation], _ base: [SVGFunction], _ reader: SVGFunctionReader, _ name: String
  ) -> [SVGTransformPart] {
    var all = [base]
    // The texts of the keys are replaced by the indices of their lists, each of which is read once.
    var indexed = motions
    for (row, motion) in motions.enumerated() {
      for (column, key) in motion.keys.enumerated() {
        guard let text = key.text else { continue }
        guard let list = reader.list(text) else {
          note("transform", of: name)
          return base.isEmpty ? [] : [.still(SVGFunction.map(base))]
        }
        indexed[row].keys[column].text = "\(all.count)"
        all.append(list)
      }
    }
    let longest = all.max { $0.count < $1.count } ?? []
    let areAlike = all.allSatisfy { list in
      zip(list, longest).allSatisfy { $0.kind == $1.kind && $0.kind != .matrix }
    }
    let kinds = areAlike ? longest : [SVGFunction(kind: .matrix, numbers: [])]
    work.matches += kinds.count * all.count / 4
    // Too many are refused at once.
    guard work.matches <= SVGLimits.matches else { return [] }
    return kinds.indices.flatMap { index -> [SVGTransformPart] in
      func numbers(_ list: [SVGFunction]) -> [Double] {
        guard areAlike else { return SVGFunction.map(list).numbers }
        return index < list.count ? list[index].numbers : kinds[index].identity
      }
      let effects = effects(indexed, numbers(base)) { text in Int(text).map { numbers(all[$0]) } }
      let track = play.maker.track(numbers(base), effects ?? [])
      return SVGTransformPart.moves(kinds[index].kind, track)
    }
  }

  /// SMIL's transforms: one that replaces hides all below it while it runs.
  private mutating func levels(
    _ motions: [SVGAnimation], _ base: [SVGFunction], _ reader: SVGFunctionReader, _ name: String
  ) -> [SVGTransformPart] {
    var levels: [(kind: SVGFunction.Kind, base: [Double], effects: [SVGEffect<[Double]>])] = []
    if let only = base.first, base.count == 1 {
      levels.append((only.kind, only.numbers, []))
    } else if !base.isEmpty {
      levels.append((.matrix, SVGFunction.map(base).numbers, []))
    }
    let ordered = motions.enumerated().sorted {
      ($0.element.timing.begin, $0.offset) < ($1.element.timing.begin, $1.offset)
    }.map(\.element)
    for motion in ordered {
      guard let kind = SVGFunction.Kind(rawValue: motion.function ?? ""), kind != .matrix,
        let still = SVGFunctionReader(box: .init(width: 0, height: 0), em: 16)
          .value(kind.rawValue, kind == .scale ? "1" : "0")
      else {
        note("transform", of: name)
        continue
      }
      let below = levels.last.flatMap { $0.kind == kind && !motion.isAdditive ? $0.base : nil }
      guard let round = motion.round(below ?? still, { reader.value(kind.rawValue, $0) }) else {
        note("transform", of: name)
        continue
      }
      let zero = motion.accumulates ? still.map { _ in 0.0 } : nil
      let effect = SVGEffect(
        round: round, timing: motion.timing, open: below == nil ? [] : motion.open, zero: zero)
      if !motion.isAdditive {
        // Each level is put together from all that hide it.
        work.matches += levels.count * levels.count / 16
        guard work.matches <= SVGLimits.matches else { return [] }
        for index in levels.indices {
          // The same kind just below is replaced by the effect itself.
          if index == levels.count - 1, below != nil { continue }
          let nothing = SVGFunction(kind: levels[index].kind, numbers: levels[index].base).identity
          levels[index].effects.append(
            SVGEffect(round: Track(nothing), timing: motion.timing.alone))
        }
      }
      if below != nil {
        levels[levels.count - 1].effects.append(effect)
      } else {
        levels.append((kind, still, [effect]))
      }
    }
    return levels.flatMap { level in
      SVGTransformPart.moves(level.kind, play.maker.track(level.base, level.effects))
    }
  }
}

extension Transform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension SVGTiming {
  fileprivate var begin: Double { intervals.first?.begin ?? 0 }

  /// The same times, without rounds.
  fileprivate var alone: SVGTiming {
    var copy = self
    (copy.duration, copy.paused) = (.infinity, nil)
    return copy
  }
}
