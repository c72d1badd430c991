import Syntax
import Keyframes
import Stage

/// A map of space over time, from a node's coordinates to its layer's.
struct LottieSpace {
  /// The frames between which it changes.
  var times: [Double]
  var map: (Double) -> Transform3D
}

// Nodes that are rotated out of the plane: each becomes a separate layer, placed by the closest
// affine map.
extension LottieWriting {
  func isSpatial(_ node: Node) -> Bool {
    let space: Set<Property> = [.z, .rotationX, .rotationY, .axisRotation, .perspective, .anchorZ]
    return !node.showsBack || node.numbers.keys.contains { space.contains($0) }
  }

  /// The map of a node, and of the rotated ones around it.
  func space(of node: Node, in outer: LottieSpace?) -> LottieSpace {
    let poses = poses(of: node, asKeys: false)
    let own: [Property] = [
      .anchorZ, .rotationX, .rotationY, .axisRotation, .axisX, .axisY, .axisZ, .z, .perspective,
    ]
    let graphs = Dictionary(uniqueKeysWithValues: own.map { ($0, graph(node, $0)) })
    func value(_ property: Property, _ frame: Double) -> Double {
      graphs[property]?.value(at: frame) ?? 0
    }
    func map(_ frame: Double) -> Transform3D {
      let (flat, place) = Self.parts(poses, at: frame)
      var map = Transform3D(flat).then(.translation(x: 0, y: 0, z: -value(.anchorZ, frame)))
      map = map.then(.rotation(degrees: value(.rotationX, frame), about: [1, 0, 0]))
      map = map.then(.rotation(degrees: value(.rotationY, frame), about: [0, 1, 0]))
      let axis = SIMD3(value(.axisX, frame), value(.axisY, frame), value(.axisZ, frame))
      map = map.then(.rotation(degrees: value(.axisRotation, frame), about: axis))
      map = map.then(.translation(x: 0, y: 0, z: value(.z, frame)))
      let distance = value(.perspective, frame)
      if distance > 0 { map = map.then(.perspective(distance: distance)) }
      map = map.then(.translation(x: place.x, y: place.y, z: 0))
      return outer.map { map.then($0.map(frame)) } ?? map
    }
    let times = graphs.values.flatMap(\.times) + poses.flatMap(\.times) + (outer?.times ?? [])
    return LottieSpace(times: Set(times).sorted(), map: map)
  }

  /// The transform before the rotations out of the plane, and the position after them.
  private static func parts(
    _ poses: [LottiePose], at frame: Double
  ) -> (flat: Transform, place: Point) {
    let maps = poses.map { $0.map(at: frame) }
    let whole = maps.reversed().reduce(Transform.identity) { $0.then($1) }
    let anchor = poses[poses.count - 1].anchor(at: frame)
    let place = whole.apply(to: anchor)
    return (whole.then(.translation(x: -place.x, y: -place.y)), place)
  }

  /// The closest pose in the plane.
  func pose(_ space: LottieSpace, box: LottieBox) -> LottiePose {
    func flat(_ frame: Double) -> Transform {
      space.map(frame).nearestAffine(over: box.rect(at: frame)) ?? .scale(0)
    }
    let breaks = Set(space.times + box.times).sorted()
    var known = LottieTurns()
    for (low, high) in zip(breaks, breaks.dropFirst()) {
      let count = Int(min(max(high - low, 1), 3000).rounded(.up))
      for step in 0..<count {
        let frame = low + (high - low) * Double(step) / Double(count)
        let turn = LottieFlatParts(flat(frame), near: known.last).rotation
        known.add(turn, at: frame)
      }
    }
    func part(
      _ tolerance: Double, _ value: @escaping (LottieFlatParts) -> Double
    ) -> LottieGraph {
      clock.graph(
        clock.sampled(breaks.isEmpty ? [0] : breaks, within: tolerance) { frame in
          value(LottieFlatParts(flat(frame), near: known.near(frame)))
        })
    }
    let skew = part(0.1, \.skew)
    if !skew.isAlways(0) { lose(.skew) }
    return LottiePose(
      x: part(Self.near, \.place.x), y: part(Self.near, \.place.y), scaleX: part(2e-3, \.scaleX),
      scaleY: part(2e-3, \.scaleY), rotation: part(0.1, \.rotation), skew: skew)
  }

  /// 1 while the front of a plane is seen, 0 while its back is.
  func front(_ space: LottieSpace) -> LottieGraph {
    guard let first = space.times.first, let last = space.times.last else {
      return LottieGraph(space.map(0).showsBack ? 0 : 1)
    }
    var stretches: [LottieGraph.Stretch] = []
    var (from, state) = (first, space.map(first).showsBack)
    func end(_ frame: Double) {
      let value: Double = state ? 0 : 1
      if from < frame { stretches.append(.init(from: from, to: frame, value, value)) }
      from = frame
    }
    let step = max(0.5, (last - first) / 6000)
    for frame in stride(from: first + step, through: last, by: step)
    where space.map(frame).showsBack != state {
      end(bisected(frame - step, frame, times: 12) { space.map($0).showsBack == state }.high)
      state.toggle()
    }
    end(last)
    return LottieGraph(stretches, last: space.map(last).showsBack ? 0 : 1)
  }
}

/// An affine map as Lottie's transforms write it.
struct LottieFlatParts {
  let place: Point
  let rotation, scaleX, scaleY, skew: Double

  /// With the rotation that is closer to `turn`, of the two that there are.
  init(_ map: Transform, near turn: Double) {
    place = Point(x: map.tx, y: map.ty)
    let (x, y) = (Point(x: map.a, y: map.b), Point(x: map.c, y: map.d))
    let isThin = x.length < 1e-3 * y.length
    let degrees = isThin ? Point(x: y.y, y: -y.x).heading : x.heading
    let turns = ((turn - degrees) / 180).rounded()
    let sign = turns.truncatingRemainder(dividingBy: 2) == 0 ? 1.0 : -1.0
    rotation = degrees + 180 * turns
    if isThin {
      scaleY = sign * y.length
      scaleX = y.length > 0 ? sign * map.determinant / y.length : 0
      skew = 0
    } else {
      scaleX = sign * x.length
      scaleY = x.length > 0 ? sign * map.determinant / x.length : 0
      let slant = x.length > 0 ? (x.x * y.x + x.y * y.y) / x.length : 0
      let angle = Point(x: abs(map.determinant) / max(x.length, 1e-12), y: -slant).heading
      // Half a turn changes the signs of both axes, and so not the slant.
      skew = min(max(map.determinant < 0 ? -angle : angle, -85), 85)
    }
  }
}

extension LottiePose {
  var times: [Double] {
    [x, y, anchorX, anchorY, scaleX, scaleY, rotation, skew, skewAxis].flatMap(\.times)
  }

  func anchor(at frame: Double) -> Point {
    Point(x: anchorX.value(at: frame), y: anchorY.value(at: frame))
  }

  /// The map at a frame, without the path that it may move along.
  func map(at frame: Double) -> Transform {
    let anchor = anchor(at: frame)
    var map = Transform.translation(x: -anchor.x, y: -anchor.y)
      .then(.scale(x: scaleX.value(at: frame), y: scaleY.value(at: frame)))
    let (sine, cosine) = sineAndCosine(degrees: skew.value(at: frame))
    if sine != 0 {
      let axis = skewAxis.value(at: frame)
      map = map.then(.rotation(degrees: -axis))
        .then(Transform(a: 1, b: 0, c: -sine / cosine, d: 1, tx: 0, ty: 0))
        .then(.rotation(degrees: axis))
    }
    return map.then(.rotation(degrees: rotation.value(at: frame)))
      .then(.translation(x: x.value(at: frame), y: y.value(at: frame)))
  }
}
