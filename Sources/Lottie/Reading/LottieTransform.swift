import Keyframes
import Stage
import Syntax

/// Where a layer, a group or a copy of a repeater is, in frames.
struct LottieTransform {
  var place: LottiePlace
  var anchor: LottiePair
  /// Factors.
  var scale: LottiePair
  /// Degrees, positive clockwise.
  var rotation: Track<Double>
  var skew: Track<Double> = 0
  var skewAxis: Track<Double> = 0
  /// 0…1.
  var opacity: Track<Double> = 1
  /// Degrees out of the plane; constant 0 for flat layers.
  var tilt = LottiePair(x: 0, y: 0)

  /// Where nothing is moved.
  static let identity = LottieTransform(
    place: .pair(LottiePair(x: 0, y: 0)), anchor: LottiePair(x: 0, y: 0),
    scale: LottiePair(x: 1, y: 1), rotation: 0)

  /// The frames between which it changes; nil if it does not.
  var span: ClosedRange<Double>? {
    [rotation.times, skew.times, skewAxis.times, place.span, anchor.span, scale.span]
      .reduce(nil) { union($0, $1) }
  }

  /// Whether it moves, turns and scales nothing.
  var isIdentity: Bool {
    span == nil && matrix(at: 0) == .identity && tilt.x.isAlways(0) && tilt.y.isAlways(0)
  }

  /// The map at a frame, without tilt.
  func matrix(at frame: Double) -> Transform {
    let (anchor, scale) = (anchor.value(at: frame), scale.value(at: frame))
    let (point, turn) = place.value(at: frame)
    var map = Transform.translation(x: -anchor.x, y: -anchor.y).then(.scale(x: scale.x, y: scale.y))
    let skew = skew.value(at: frame)
    if skew != 0 {
      let axis = skewAxis.value(at: frame)
      let (sine, cosine) = sineAndCosine(degrees: min(max(-skew, -89), 89))
      map = map.then(.rotation(degrees: -axis))
        .then(Transform(a: 1, b: 0, c: sine / cosine, d: 1, tx: 0, ty: 0))
        .then(.rotation(degrees: axis))
    }
    return map.then(.rotation(degrees: rotation.value(at: frame) + turn))
      .then(.translation(x: point.x, y: point.y))
  }
}

extension LottieImport {
  /// Reads a `ks` or a `tr`.
  func transform(_ source: LottieValue?, isOriented: Bool = false) -> LottieTransform {
    let flat = source?["r"] ?? source?["rz"]
    var transform = LottieTransform(
      place: place(source?["p"], isOriented: isOriented), anchor: pair(source?["a"], or: 0),
      scale: pair(source?["s"], or: 1, times: 0.01), rotation: number(flat, or: 0))
    transform.opacity = number(source?["o"], or: 1, times: 0.01)
    transform.skew = number(source?["sk"], or: 0)
    // Lottie's axis turns against the clock.
    transform.skewAxis = number(source?["sa"], or: 0, times: -1)
    guard let source, source["rx"] != nil || source["ry"] != nil else { return transform }
    transform.tilt = LottiePair(x: number(source["rx"], or: 0), y: number(source["ry"], or: 0))
    return transform
  }
}

extension Node {
  /// Places the node by a transform; constant defaults are left unset. The anchor is up to its
  /// contents.
  mutating func place(_ transform: LottieTransform) {
    switch transform.place {
    case .pair(let pair):
      set(.x, pair.x, unless: 0)
      set(.y, pair.y, unless: 0)
    case .route(let route, let start, let progress):
      set(.x, Track(start.x), unless: 0)
      set(.y, Track(start.y), unless: 0)
      self.route = route
      set(.pathProgress, progress, unless: 0)
    }
    set(.rotation, transform.rotation, unless: 0)
    set(.scaleX, transform.scale.x, unless: 1)
    set(.scaleY, transform.scale.y, unless: 1)
    if !transform.skew.isAlways(0) {
      set(.skew, transform.skew, unless: 0)
      set(.skewAxis, transform.skewAxis, unless: 0)
    }
    set(.rotationX, transform.tilt.x, unless: 0)
    set(.rotationY, transform.tilt.y, unless: 0)
  }

  mutating func set(_ property: Property, _ track: Track<Double>, unless standard: Double) {
    if !track.isAlways(standard) { self[property] = track }
  }
}
