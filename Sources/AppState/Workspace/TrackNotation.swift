import Editing
package import Interface
package import Stage

extension PropertyTrack {
  /// How its values are typed: in degrees, points, pages or plain numbers. Percentages of opacities,
  /// progress, scale factors and shares of a box are of 1; others are of the current value.
  package var notation: NumberNotation {
    switch self {
    case .number(let property?, _): property.notation
    case .maskOpacity: Property.opacity.notation
    case .number(nil, _), .color, .hidden, .gradient, .outline, .string, .rangeColor, .maskPath:
      NumberNotation()
    }
  }
}

extension Property {
  fileprivate var notation: NumberNotation {
    switch self {
    case .x, .y, .z, .translationX, .translationY, .width, .height, .cornerRadius, .anchorZ,
      .perspective, .strokeWidth, .dashPhase, .shadowX, .shadowY, .shadowRadius, .blur,
      .fontSize,
      .offsetX, .offsetY, .offsetWidth, .offsetHeight:
      .length
    case .rotation, .skew, .skewAxis, .rotationX, .rotationY, .axisRotation: .angle
    case .page, .row: .pages
    case .anchorX, .anchorY, .scaleX, .scaleY, .opacity, .strokeStart, .strokeEnd,
      .strokeOffset, .pathProgress,
      .visibility, .contentsX, .contentsY, .contentsWidth, .contentsHeight, .characters,
      .letterSpacing, .lineHeight, .multiplierX, .multiplierY, .multiplierWidth,
      .multiplierHeight:
      NumberNotation(whole: 0...1)
    case .axisX, .axisY, .axisZ, .depth, .number: NumberNotation()
    }
  }
}
