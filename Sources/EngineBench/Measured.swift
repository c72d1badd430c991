import Keyframes

/// A kind of value that is measured. Its sums read every value, and every component of it.
protocol Measured: Interpolatable, Blendable {
  static var name: String { get }
  static func random(_ numbers: inout Numbers) -> Self
  static func add(_ track: Track<Self>, to animator: inout Animator) -> Slot<Self>
  static func read(_ slot: Slot<Self>, _ animator: borrowing Animator) -> Self
  /// The same from the span of all values.
  static func sum(in animator: borrowing Animator) -> Double
  /// The sum of the components.
  var total: Double { get }
  static func classAnimation() -> ClassAnimation
  /// The value for the class-based engine.
  var boxed: any ClassValue { get }
}

/// An animator as a view controller or a model would have it.
final class AnimatorHolder {
  var animator: Animator

  init(_ animator: Animator) { self.animator = animator }
}

/// The sum over all elements, without copying any.
@inline(__always)
private func sum<Element>(_ array: [Element], _ value: (borrowing Element) -> Double) -> Double {
  var sum = 0.0
  let elements = array.span
  for index in elements.indices { sum += value(elements[index]) }
  return sum
}

extension Measured {
  @inline(__always)
  static func sum(of slots: [Slot<Self>], in animator: borrowing Animator) -> Double {
    var sum = 0.0
    let slots = slots.span
    for index in slots.indices { sum += read(slots[index], animator).total }
    return sum
  }
  static func sum(of slots: [Slot<Self>], in holder: AnimatorHolder) -> Double {
    EngineBench.sum(slots) { read($0, holder.animator).total }
  }
  /// Moves an animator that only the closure holds to a time, and reads every value.
  static func closure(_ slots: [Slot<Self>], in animator: Animator) -> (Double) -> Double {
    var animator = animator
    return { time in
      animator.seek(to: time)
      return EngineBench.sum(slots) { read($0, animator).total }
    }
  }
  static func sum(of tracks: [Track<Self>], at time: Double) -> Double {
    var sum = 0.0
    let tracks = tracks.span
    for index in tracks.indices { sum += tracks[index].value(at: time).total }
    return sum
  }
  static func sum(of tracks: [PlainTrack<Self>], at time: Double) -> Double {
    var sum = 0.0
    let tracks = tracks.span
    for index in tracks.indices { sum += tracks[index].value(at: time).total }
    return sum
  }
}

extension Double: Measured {
  static let name = "scalar"
  @inline(__always) var total: Double { self }
  static func random(_ numbers: inout Numbers) -> Double { numbers.next() }
  static func classAnimation() -> ClassAnimation { ClassAlphaAnimation() }
  var boxed: any ClassValue { ClassNumber(self) }

  static func add(_ track: Track<Double>, to animator: inout Animator) -> Slot<Double> {
    animator.add(track)
  }
  @inline(__always)
  static func read(_ slot: Slot<Double>, _ animator: borrowing Animator) -> Double {
    animator[slot]
  }
  static func sum(in animator: borrowing Animator) -> Double {
    EngineBench.sum(animator.numbers) { $0 }
  }
}

extension Point: Measured {
  static let name = "point"
  static func random(_ numbers: inout Numbers) -> Point {
    Point(x: numbers.next(), y: numbers.next())
  }
  static func classAnimation() -> ClassAnimation { ClassCentreAnimation() }
  var boxed: any ClassValue { ClassPoint(self) }
  @inline(__always) var total: Double { x + y }

  static func add(_ track: Track<Point>, to animator: inout Animator) -> Slot<Point> {
    animator.add(track)
  }
  @inline(__always)
  static func read(_ slot: Slot<Point>, _ animator: borrowing Animator) -> Point { animator[slot] }
  static func sum(in animator: borrowing Animator) -> Double {
    EngineBench.sum(animator.pairs) { $0.x + $0.y }
  }
}

extension Color: Measured {
  static let name = "colour"
  static func random(_ numbers: inout Numbers) -> Color {
    Color(red: numbers.next(), green: numbers.next(), blue: numbers.next(), alpha: numbers.next())
  }
  static func classAnimation() -> ClassAnimation { ClassFillAnimation() }
  var boxed: any ClassValue { ClassColor(self) }
  @inline(__always) var total: Double { (red + green) + (blue + alpha) }

  static func add(_ track: Track<Color>, to animator: inout Animator) -> Slot<Color> {
    animator.add(track)
  }
  @inline(__always)
  static func read(_ slot: Slot<Color>, _ animator: borrowing Animator) -> Color { animator[slot] }
  static func sum(in animator: borrowing Animator) -> Double {
    EngineBench.sum(animator.quads) { ($0.x + $0.y) + ($0.z + $0.w) }
  }
}
