import Keyframes
import Syntax
import Words

// Expressions that properties have.
extension LottieImport {
  /// Layers among which expressions find each other by name.
  struct Surroundings {
    var layers: [LottieLayer] = []
    /// The layer that is being read.
    var layer: LottieLayer?
  }

  /// What tracks can show of the property's expression; nil if it has none, or another.
  func expression(of property: LottieValue?) -> LottieExpression? {
    property?["x"]?.text.flatMap { LottieExpression($0) }
  }

  /// The property itself, or the one to which slots and links lead. One whose link leads nowhere
  /// keeps its expression, which is noted.
  func resolved(_ property: LottieValue?) -> LottieValue? {
    var property = slotted(property)
    var layer = surroundings.layer
    for _ in 0..<LottieLimits.links {
      guard let own = property, case .link(let link)? = expression(of: own),
        let (next, found) = target(of: link, from: layer)
      else { return property }
      // A property that links to itself has its own value.
      if found["x"]?.text == own["x"]?.text { return found.withoutExpression }
      (property, layer) = (slotted(found), next)
    }
    return property
  }

  private func slotted(_ property: LottieValue?) -> LottieValue? {
    guard let name = property?["sid"]?.text, let slot = slots?[name]?["p"] else { return property }
    return slot
  }

  /// A layer and its property, if its keyframes count from the same time.
  private func target(
    of link: LottieExpression.Link, from layer: LottieLayer?
  ) -> (LottieLayer, LottieValue)? {
    guard let own = layer else { return nil }
    let named = link.layer.map { name in surroundings.layers.first { $0.name == name } } ?? own
    guard let named, named.start == own.start, named.stretch == own.stretch else { return nil }
    switch link.property {
    case .transform(let member):
      let place = named.source["ks"]
      return (place?[member] ?? (member == "r" ? place?["rz"] : nil)).map { (named, $0) }
    case .effect(let name, let part):
      let effect = Self.part(name, of: named.source["ef"])
      return Self.part(part, of: effect?["ef"])?["v"].map { (named, $0) }
    case .content(let names, let member):
      return Self.content(names, of: named.source["shapes"])?[member].map { (named, $0) }
    case .contentTransform(let names, let member):
      let parts = Self.content(names, of: named.source["shapes"])?["it"]?.items
      return parts?.last { $0["ty"]?.text == "tr" }?[member].map { (named, $0) }
    }
  }

  /// A shape by the names of its groups and its own.
  private static func content(_ names: [String], of list: LottieValue?) -> LottieValue? {
    var (list, found) = (list, LottieValue?.none)
    for name in names {
      found = part(name, of: list)
      list = found?["it"]
    }
    return found
  }

  /// An item by its name or its number, which counts from 1.
  private static func part(_ name: String, of list: LottieValue?) -> LottieValue? {
    guard let items = list?.items else { return nil }
    if let item = items.first(where: { $0["nm"]?.text == name || $0["mn"]?.text == name }) {
      return item
    }
    return Int(name).flatMap { items.indices.contains($0 - 1) ? items[$0 - 1] : nil }
  }

  /// Notes an expression that a track does not show.
  func noteExpression(_ property: LottieValue?) {
    guard let text = property?["x"]?.text, !text.isEmpty else { return }
    if case .loop? = expression(of: property) { return }
    noteLostExpression()
  }

  func noteLostExpression() { note("expression", instead: "the values without the expression") }

  // MARK: Time

  /// The number that an expression makes of the time, where `own` is the value without it.
  func timed(
    _ own: Track<Double>, by property: LottieValue?, times unit: Double
  ) -> Track<Double>? {
    guard case .time(let factor, let isAdded)? = expression(of: property),
      own.isConstant || !isAdded
    else { return nil }
    let base = isAdded ? own.value(at: 0) : 0
    let (first, last) = (min(range.lowerBound, 0), lastFrame)
    func key(_ frame: Double) -> Keyframe<Double> {
      Keyframe(time: frame, value: limited(base + factor * frame / rate * unit))
    }
    return first < last && spend(keyframes: 2) ? Track([key(first), key(last)]) : nil
  }

  // MARK: Loops

  /// The track with the rounds that its expression adds, as far as anything is shown.
  func looped<Value: Interpolatable>(
    _ track: Track<Value>, by property: LottieValue?
  ) -> Track<Value> {
    guard case .loop(let loop)? = expression(of: property), let times = track.times else {
      return track
    }
    let count = loop.segments > 0 ? loop.segments + 1 : track.keyframes.count
    let part = Array(loop.isOut ? track.keyframes.suffix(count) : track.keyframes.prefix(count))
    guard let first = part.first, let last = part.last, first.time < last.time else { return track }
    let length = last.time - first.time
    func rounds(to far: Double) -> Double { max((far / length).rounded(.up), 0) }
    let shown = rounds(
      to: loop.isOut ? range.upperBound - times.upperBound : times.lowerBound - range.lowerBound)
    // Compositions within may be longer; what is not shown of them need not be there.
    let all = rounds(to: loop.isOut ? lastFrame - times.upperBound : times.lowerBound)
    let most = max(shown, Double(LottieLimits.samples / part.count))
    let number = min(max(all, shown), most)
    guard number * Double(part.count) <= Double(10 * LottieLimits.samples),
      spend(keyframes: Int(number) * part.count)
    else {
      noteLostExpression()
      return track
    }
    var keyframes: [Keyframe<Value>] = loop.isOut ? track.keyframes : []
    let turns = loop.isOut ? 1...max(1, number) : -max(1, number)...(-1)
    for turn in stride(from: turns.lowerBound, through: turns.upperBound, by: 1) where number > 0 {
      keyframes.join(part.round(turn, loop.kind))
    }
    if !loop.isOut { keyframes.join(track.keyframes) }
    return Track(keyframes)
  }

  /// The last frame at which any layer is shown.
  func findLastFrame() -> Double {
    let lists = [document["layers"]] + assets.values.map { $0["layers"] }
    let ends = lists.flatMap { $0?.items ?? [] }.compactMap { $0["op"]?.number.map(limited) }
    return ends.reduce(range.upperBound, max)
  }
}

extension Array {
  /// The keyframes of a round before (below 0) or after this one.
  fileprivate func round<Value>(
    _ turn: Double, _ kind: LottieExpression.Loop.Kind
  ) -> [Keyframe<Value>] where Element == Keyframe<Value> {
    let (first, last) = (self[0], self[count - 1])
    let isBack = kind == .pingpong && turn.truncatingRemainder(dividingBy: 2) != 0
    let part = isBack ? Track(self).mirrored(over: first.time...last.time).keyframes : self
    let shift = (last.time - first.time) * turn
    return part.map { keyframe in
      var keyframe = keyframe
      keyframe.time += shift
      if kind == .offset {
        keyframe.value = keyframe.value.moved(by: turn, from: first.value, to: last.value)
      }
      return keyframe
    }
  }

  /// Appends keyframes; where both meet, equal values are one keyframe and others a step.
  fileprivate mutating func join<Value>(_ next: [Keyframe<Value>])
  where Element == Keyframe<Value> {
    var next = next
    // The time of the one before, whatever rounding makes of the round's.
    if let last, !next.isEmpty {
      next[0].time = last.time
      if last.value == next[0].value { removeLast() }
    }
    self += next
  }
}

extension LottieValue {
  fileprivate var withoutExpression: LottieValue {
    guard case .object(let object) = self else { return self }
    return .object(LottieObject(members: object.members.filter { $0.key != "x" }))
  }
}
