package import Keyframes

extension Easing {
  /// A jump of the value between two progresses, if it is most of the change between them.
  package func jump(
    from start: Double, to end: Double
  ) -> (progress: Double, before: Double, after: Double)? {
    guard mayJump else { return nil }
    var (low, high) = ((progress: start, value: self(start)), (progress: end, value: self(end)))
    let change = abs(high.value - low.value)
    for _ in 0..<30 {
      let middle = (low.progress + high.progress) / 2
      let value = self(middle)
      if abs(value - low.value) > abs(high.value - value) {
        high = (middle, value)
      } else {
        low = (middle, value)
      }
    }
    guard abs(high.value - low.value) > change / 2 else { return nil }
    return (high.progress, low.value, high.value)
  }
}
