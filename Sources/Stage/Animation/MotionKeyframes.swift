import Keyframes

// Adding a motion to a node's tracks.
extension Node {
  mutating func apply(_ motion: Motion, from start: Double, to end: Double) {
    let easing = motion.easing
    switch motion.change {
    case .to(let property, _), .by(let property, _), .times(let property, _):
      guard let target = motion.change.target(from: self[property].value(at: start)) else { return }
      change(property) { $0.move(to: target.value, from: start, to: end, easing, property.name) }
    case .from(let property, let value):
      let target = self[property].value(at: start)
      change(property) {
        $0.move(to: value, from: start, to: start, .linear, property.name)
        $0.move(to: target, from: start, to: end, easing, property.name)
      }
    case .color(let property, let color):
      self[property].move(to: color, from: start, to: end, easing, property.name)
    case .adding(let property, let track):
      add(track, to: property, easing, from: start, to: end)
    case .multiplying(let property, let track):
      let value = self[property].value(at: start)
      follow(property, track.map { value * $0 }, easing, from: start, to: end)
    case .setting(let property, let track):
      follow(property, track, easing, from: start, to: end)
    case .colors(let property, let track):
      self[property].follow(
        track.laid(over: end - start, by: easing), at: start, property.name)
    case .origin(let x, let y):
      place(Point(x: 0, y: 0), x: x, y: y, easing, from: start, to: end)
    case .centre(let x, let y):
      place(Point(x: 0.5, y: 0.5), x: x, y: y, easing, from: start, to: end)
    case .along(let path, let turning, let pace, let keyTimes):
      let motionPath = MotionPath(path, pace, keyTimes: keyTimes)
      follow(motionPath, turning, easing, from: start, to: end)
    }
  }

  mutating func follow(
    _ property: Property, _ track: Track<Double>, _ easing: Easing, from start: Double,
    to end: Double
  ) {
    let track = track.laid(over: end - start, by: easing)
    change(property) { $0.follow(track, at: start, property.name) }
  }

  /// Changes a track in place, without copying its keyframes.
  mutating func change(_ property: Property, _ body: (inout Track<Double>) -> Void) {
    if numbers[property] == nil { self[property] = self[property] }
    body(&numbers[property, default: 0])
  }

  /// Moves a point of the box to a position.
  private mutating func place(
    _ unit: Point, x: Double?, y: Double?, _ easing: Easing, from start: Double, to end: Double
  ) {
    func place(_ at: Double, _ unit: Double, _ anchor: Property, _ size: Property) -> Double {
      at + (self[anchor].value(at: end) - unit) * max(self[size].value(at: end), 0)
    }
    if let x {
      let target = place(x, unit.x, .anchorX, .width)
      change(.x) { $0.move(to: target, from: start, to: end, easing, Property.x.name) }
    }
    if let y {
      let target = place(y, unit.y, .anchorY, .height)
      change(.y) { $0.move(to: target, from: start, to: end, easing, Property.y.name) }
    }
  }

  private mutating func follow(
    _ motionPath: MotionPath, _ turning: Route.Turning, _ easing: Easing, from start: Double,
    to end: Double
  ) {
    let places = motionPath.places(over: end - start, easing)
    change(.x) { $0.follow(places.map(\.x), at: start, Property.x.name) }
    change(.y) { $0.follow(places.map(\.y), at: start, Property.y.name) }
    let half: Double
    switch turning {
    case .never: return
    case .along: half = 0
    case .backwards: half = 180
    }
    // Headings are unwrapped, continuing from the present rotation.
    let first = motionPath.heading(at: easing(0)) + half
    let turns = ((self[.rotation].value(at: start) - first) / 360).rounded()
    let headings = motionPath.headings(over: end - start, easing).map { $0 + half + 360 * turns }
    change(.rotation) { $0.follow(headings, at: start, Property.rotation.name) }
  }
}

extension Track {
  /// Adds a segment that begins with the value at `start`.
  mutating func move(
    to target: Value, from start: Double, to end: Double, _ easing: Easing, _ name: String
  ) {
    requireRest(from: start, name)
    leave(start, with: easing)
    add(target, at: end)
  }

  func requireRest(from start: Double, _ name: String) {
    require(
      after == .hold, "\(name) cannot move from \(start): it is in an endless animation.")
    guard let last = times?.upperBound else { return }
    require(
      last <= start, "\(name) cannot move from \(start): it already moves until \(last).")
  }
}

extension Track where Value: Measurable {
  /// Spreads keyframes at fractions (0…1) over a duration in seconds, with `easing` applied to the
  /// whole: exact where keyframes can express it, otherwise within 1/10,000 of the greatest
  /// distance.
  func laid(over duration: Double, by easing: Easing) -> Track {
    for keyframe in keyframes {
      require(
        (0...1).contains(keyframe.time) || isConstant,
        "A motion has a keyframe at \(keyframe.time); times are fractions of its duration, 0...1.")
    }
    if easing == .linear || isConstant { return retimed(scale: duration) }
    if canBeTimed(by: easing) { return timed(by: easing, over: duration) }
    let first = keyframes[0].value
    let span = keyframes.reduce(0) { max($0, first.distance(to: $1.value)) }
    let parts = max(keyframes.count - 1, 1)
    let progress = Track<Double>(
      (0...parts).map {
        let part = Double($0) / Double(parts)
        return Keyframe(time: part * duration, value: part)
      })
    return progress.baked(within: max(span * 1e-4, 1e-9)) { value(at: easing($0)) }
  }

  private func canBeTimed(by easing: Easing) -> Bool {
    guard let points = easing.controlPoints else { return false }
    return (0...1).contains(points.y1) && (0...1).contains(points.y2)
      && keyframes.allSatisfy { $0.controls == nil }
      && keyframes.dropLast().allSatisfy { $0.easing == .linear }
  }
}
