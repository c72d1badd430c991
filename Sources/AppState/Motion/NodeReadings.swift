import Keyframes
package import Stage

extension Node {
  /// Names and values at `time` of the properties that it animates: at most six, its position first.
  package func readings(at time: Double) -> [(name: String, value: String)] {
    var all: [(name: String, value: String)] = []
    let isEven = numbers[.scaleX] == numbers[.scaleY]
    for property in Property.readInOrder {
      guard let track = numbers[property], track.changesValue else { continue }
      if property == .scaleY, isEven { continue }
      let name = property == .scaleX && isEven ? "scale" : property.shortName
      all.append((name.localizedProperty, property.reading(track.value(at: time))))
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
  /// The properties whose values are shown beside nodes, in order.
  package static let readInOrder: [Property] = [
    .x, .y, .translationX, .translationY, .pathProgress, .page, .row, .rotation, .scaleX, .scaleY,
    .opacity, .width, .height,
  ]

  fileprivate var shortName: String { self == .pathProgress ? "path" : name }

  /// A value with a fixed number of decimals, so that the text does not jump.
  package func reading(_ value: Double) -> String {
    switch self {
    case .scaleX, .scaleY, .opacity, .visibility, .characters, .pathProgress, .strokeStart,
      .strokeEnd, .strokeOffset, .anchorX, .anchorY, .page, .row, .contentsX, .contentsY,
      .contentsWidth,
      .contentsHeight, .letterSpacing, .lineHeight, .axisX, .axisY, .axisZ, .multiplierX,
      .multiplierY, .multiplierWidth, .multiplierHeight:
      value.fixed(2)
    case .rotation, .skew, .skewAxis, .rotationX, .rotationY, .axisRotation: value.fixed(1) + "°"
    case .x, .y, .z, .anchorZ, .translationX, .translationY, .width, .height, .cornerRadius,
      .perspective, .depth, .strokeWidth, .dashPhase, .shadowX, .shadowY, .shadowRadius, .blur,
      .number, .fontSize, .offsetX, .offsetY, .offsetWidth, .offsetHeight:
      value.fixed(1)
    }
  }
}
