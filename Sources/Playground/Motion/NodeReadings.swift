import Keyframes
import Stage

extension Node {
  /// What it moves, as somebody reads it: a name, and the value at `time`. A node says no more than
  /// six, its place first.
  func readings(at time: Double) -> [(name: String, value: String)] {
    var all: [(name: String, value: String)] = []
    let isEven = numbers[.scaleX] == numbers[.scaleY]
    for property in Property.readInOrder {
      guard let track = numbers[property], track.changesValue else { continue }
      if property == .scaleY, isEven { continue }
      let name = property == .scaleX && isEven ? "scale" : property.shortName
      all.append((name, property.reading(track.value(at: time))))
    }
    return Array(all.prefix(6))
  }
}

extension Track {
  /// Whether it has different values at different times.
  fileprivate var changesValue: Bool {
    keyframes.contains { $0.value != keyframes[0].value || $0.controls != nil }
  }
}

extension Property {
  static let readInOrder: [Property] = [
    .x, .y, .translationX, .translationY, .pathProgress, .page, .row, .rotation, .scaleX, .scaleY,
    .opacity, .width, .height,
  ]

  fileprivate var shortName: String {
    switch self {
    case .translationX: "move x"
    case .translationY: "move y"
    case .pathProgress: "way"
    case .scaleX: "scale x"
    case .scaleY: "scale y"
    default: name
    }
  }

  /// A value with as many decimals as tell, the same at all times, so that nothing jumps.
  func reading(_ value: Double) -> String {
    switch self {
    case .scaleX, .scaleY, .opacity, .visibility, .characters, .pathProgress, .strokeStart,
      .strokeEnd, .anchorX, .anchorY, .page, .row, .contentsX, .contentsY, .contentsWidth,
      .contentsHeight:
      value.fixed(2)
    case .rotation, .rotationX, .rotationY: value.fixed(1) + "°"
    case .x, .y, .z, .anchorZ, .translationX, .translationY, .width, .height, .cornerRadius,
      .perspective,
      .depth, .strokeWidth, .dashPhase, .shadowX, .shadowY, .shadowRadius, .number:
      value.fixed(1)
    }
  }
}
