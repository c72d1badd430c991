import Keyframes

/// The code of the page about Keyframes.
func keyframesPage() throws {
  let opacity: Track<Double> = [0: 0, 0.5: 1, 2: 1, 2.5: 0]
  print(opacity.value(at: 0.25))  // 0.5

  let place: Track<Point> = [0: .zero, 1: Point(x: 300, y: 200)]
  let bounce = place.eased(.easeOut(.bounce))
  print(bounce.value(at: 1))  // Point(x: 300.0, y: 200.0)

  var animator = Animator()
  let (fade, move) = (animator.add(opacity), animator.add(place))
  animator.seek(to: 0.25)
  print(animator[fade])  // 0.5
  print(animator[move])  // Point(x: 75.0, y: 50.0)

  let ease = try Easing(notation: "cubic-bezier(0.4, 0, 0.2, 1)")
  print(ease == .cubicBezier(0.4, 0, 0.2, 1))  // true
  print(Set([ease, .easeIn(.quad), ease]).count)  // 2
}
