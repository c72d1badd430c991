// For other modules that read long tracks of numbers, where generic code runs many times slower.
extension Track<Double> {
  /// The same as `init(_:)`.
  package init(numbers keyframes: [Keyframe<Double>]) { self.init(keyframes) }
}

extension Keyframe<Double> {
  /// The same as `init(time:value:easing:controls:tangents:)`.
  package init(
    time: Double, number: Double, easing: Easing, controls: Controls<Double>?,
    tangents: TangentKind?
  ) {
    self.init(
      time: time, value: number, easing: easing, controls: controls, tangents: tangents)
  }
}
