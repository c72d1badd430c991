import Keyframes

/// A kind of value that is measured. Its sums read every value, and every component of it.
protocol Measured: Interpolatable, Blendable {
  static var name: String { get }
  static func random(_ numbers: inout Numbers) -> Self
  static func add(_ track: Track<Self>, to animator: inout Animator) -> Slot<Self>
  static func sum(of slots: [Slot<Self>], in animator: borrowing Animator) -> Double
  /// The same from the span of all values.
  static func sum(in animator: borrowing Animator) -> Double
  /// The sum of the components.
  var total: Double { get }
  static func classAnimation() -> ClassAnimation
  /// The value for the class-based engine.
  var boxed: any ClassValue { get }
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
  static func sum(of tracks: [Track<Self>], at time: Double) -> Double {
    EngineBench.sum(tracks) { $0.value(at: time).total }
  }
  static func sum(of tracks: [PlainTrack<Self>], at time: Double) -> Double {
    EngineBench.sum(tracks) { $0.value(at: time).total }
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
  static func sum(of slots: [Slot<Double>], in animator: borrowing Animator) -> Double {
    EngineBench.sum(slots) { animator[$0] }
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
  static func sum(of slots: [Slot<Point>], in animator: borrowing Animator) -> Double {
    EngineBench.sum(slots) { animator[$0].total }
  }
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
  static func sum(of slots: [Slot<Color>], in animator: borrowing Animator) -> Double {
    EngineBench.sum(slots) { animator[$0].total }
  }
  static func sum(in animator: borrowing Animator) -> Double {
    EngineBench.sum(animator.quads) { ($0.x + $0.y) + ($0.z + $0.w) }
  }
}
