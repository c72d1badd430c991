import Keyframes

// The class-based engine: keyframe animation as Jazz Hands builds it. A class for every kind of animation, a
// list of keyframe objects that is searched from its beginning, boxed values, easings as closures,
// and a view that the result is written to. Nothing is slower than that design requires.

/// A boxed value that can be blended with another of its type.
protocol ClassValue: AnyObject {
  func interpolated(to end: any ClassValue, at progress: Double) -> any ClassValue
}

final class ClassKeyframe {
  let time: Double
  let value: any ClassValue
  let easing: (Double) -> Double

  init(time: Double, value: any ClassValue, easing: @escaping (Double) -> Double) {
    (self.time, self.value, self.easing) = (time, value, easing)
  }
}

final class ClassFilmstrip {
  private var keyframes: [ClassKeyframe] = []

  /// Adds a keyframe; they must be in order of time.
  func add(_ keyframe: ClassKeyframe) { keyframes.append(keyframe) }

  func value(at time: Double) -> any ClassValue {
    guard let next = keyframes.firstIndex(where: { $0.time > time }) else {
      return keyframes[keyframes.count - 1].value
    }
    guard next > 0 else { return keyframes[0].value }
    let (from, to) = (keyframes[next - 1], keyframes[next])
    let progress = (time - from.time) / (to.time - from.time)
    return from.value.interpolated(to: to.value, at: from.easing(progress))
  }
}

final class ClassView {
  var alpha = 0.0
  var centre = Point.zero
  var fill = Color.clear
}

class ClassAnimation {
  let filmstrip = ClassFilmstrip()
  let view = ClassView()

  func animate(_ time: Double) {}
}

final class ClassAlphaAnimation: ClassAnimation {
  override func animate(_ time: Double) {
    guard let box = filmstrip.value(at: time) as? ClassNumber else { return }
    view.alpha = box.value
  }
}

final class ClassCentreAnimation: ClassAnimation {
  override func animate(_ time: Double) {
    guard let box = filmstrip.value(at: time) as? ClassPoint else { return }
    view.centre = box.value
  }
}

final class ClassFillAnimation: ClassAnimation {
  override func animate(_ time: Double) {
    guard let box = filmstrip.value(at: time) as? ClassColor else { return }
    view.fill = box.value
  }
}

final class ClassNumber: ClassValue {
  let value: Double

  init(_ value: Double) { self.value = value }

  func interpolated(to end: any ClassValue, at progress: Double) -> any ClassValue {
    guard let end = end as? ClassNumber else { return self }
    return ClassNumber(value.interpolated(to: end.value, at: progress))
  }
}

final class ClassPoint: ClassValue {
  let value: Point

  init(_ value: Point) { self.value = value }

  func interpolated(to end: any ClassValue, at progress: Double) -> any ClassValue {
    guard let end = end as? ClassPoint else { return self }
    return ClassPoint(value.interpolated(to: end.value, at: progress))
  }
}

final class ClassColor: ClassValue {
  let value: Color

  init(_ value: Color) { self.value = value }

  func interpolated(to end: any ClassValue, at progress: Double) -> any ClassValue {
    guard let end = end as? ClassColor else { return self }
    return ClassColor(value.interpolated(to: end.value, at: progress))
  }
}

/// All animations together.
final class ClassAnimator {
  private var animations: [ClassAnimation] = []

  func add(_ animation: ClassAnimation) { animations.append(animation) }

  func animate(_ time: Double) {
    for animation in animations { animation.animate(time) }
  }
}
