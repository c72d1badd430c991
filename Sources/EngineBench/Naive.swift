import Keyframes

// The baseline: keyframe animation as Jazz Hands builds it. A class for every kind of animation, a
// list of keyframe objects that is searched from its beginning, boxed values, easings as closures,
// and a view that the result is written to. Nothing is slower than that design requires.

/// A boxed value that can be blended with another of its type.
protocol NaiveValue: AnyObject {
  func interpolated(to end: any NaiveValue, at progress: Double) -> any NaiveValue
}

final class NaiveKeyframe {
  let time: Double
  let value: any NaiveValue
  let easing: (Double) -> Double

  init(time: Double, value: any NaiveValue, easing: @escaping (Double) -> Double) {
    (self.time, self.value, self.easing) = (time, value, easing)
  }
}

final class NaiveFilmstrip {
  private var keyframes: [NaiveKeyframe] = []

  /// Adds a keyframe; they must be in order of time.
  func add(_ keyframe: NaiveKeyframe) { keyframes.append(keyframe) }

  func value(at time: Double) -> any NaiveValue {
    guard let next = keyframes.firstIndex(where: { $0.time > time }) else {
      return keyframes[keyframes.count - 1].value
    }
    guard next > 0 else { return keyframes[0].value }
    let (from, to) = (keyframes[next - 1], keyframes[next])
    let progress = (time - from.time) / (to.time - from.time)
    return from.value.interpolated(to: to.value, at: from.easing(progress))
  }
}

final class NaiveView {
  var alpha = 0.0
  var centre = Point.zero
  var fill = Color.clear
}

class NaiveAnimation {
  let filmstrip = NaiveFilmstrip()
  let view = NaiveView()

  func animate(_ time: Double) {}
}

final class NaiveAlphaAnimation: NaiveAnimation {
  override func animate(_ time: Double) {
    guard let box = filmstrip.value(at: time) as? NaiveNumber else { return }
    view.alpha = box.value
  }
}

final class NaiveCentreAnimation: NaiveAnimation {
  override func animate(_ time: Double) {
    guard let box = filmstrip.value(at: time) as? NaivePoint else { return }
    view.centre = box.value
  }
}

final class NaiveFillAnimation: NaiveAnimation {
  override func animate(_ time: Double) {
    guard let box = filmstrip.value(at: time) as? NaiveColor else { return }
    view.fill = box.value
  }
}

final class NaiveNumber: NaiveValue {
  let value: Double

  init(_ value: Double) { self.value = value }

  func interpolated(to end: any NaiveValue, at progress: Double) -> any NaiveValue {
    guard let end = end as? NaiveNumber else { return self }
    return NaiveNumber(value.interpolated(to: end.value, at: progress))
  }
}

final class NaivePoint: NaiveValue {
  let value: Point

  init(_ value: Point) { self.value = value }

  func interpolated(to end: any NaiveValue, at progress: Double) -> any NaiveValue {
    guard let end = end as? NaivePoint else { return self }
    return NaivePoint(value.interpolated(to: end.value, at: progress))
  }
}

final class NaiveColor: NaiveValue {
  let value: Color

  init(_ value: Color) { self.value = value }

  func interpolated(to end: any NaiveValue, at progress: Double) -> any NaiveValue {
    guard let end = end as? NaiveColor else { return self }
    return NaiveColor(value.interpolated(to: end.value, at: progress))
  }
}

/// All animations together.
final class NaiveAnimator {
  private var animations: [NaiveAnimation] = []

  func add(_ animation: NaiveAnimation) { animations.append(animation) }

  func animate(_ time: Double) {
    for animation in animations { animation.animate(time) }
  }
}
