public import Keyframes

extension Node {
  /// The track of a number property; if it is not set, a constant track of its default.
  public subscript(property: Property) -> Track<Double> {
    get {
      if let track = numbers[property] { return track }
      // The width of a path from −1e308 to 1e308 is infinite.
      let value = defaultValue(of: property)
      return Track(value.isFinite ? value : 0)
    }
    set { numbers[property] = newValue }
  }

  /// The track of a colour property; clear if it is not set.
  public subscript(property: ColorProperty) -> Track<Color> {
    get { colors[property] ?? Track(restingColor(of: property)) }
    set { colors[property] = newValue }
  }

  private func defaultValue(of property: Property) -> Double {
    switch property {
    case .width: shape?.bounds.width ?? 0
    case .height: shape?.bounds.height ?? 0
    case .cornerRadius: shape?.cornerRadius ?? 0
    case .fontSize: shape?.style?.size ?? 0
    case .letterSpacing: shape?.style?.letterSpacing ?? 0
    case .lineHeight: shape?.style?.lineHeight ?? TextStyle.lineHeight
    case .anchorX: shape.map { $0.bounds.unit(of: .zero).x } ?? 0.5
    case .anchorY: shape.map { $0.bounds.unit(of: .zero).y } ?? 0.5
    case .strokeWidth: stroke?.width ?? 0
    case .strokeStart: stroke?.start ?? 0
    case .strokeEnd: stroke?.end ?? 1
    case .strokeOffset: stroke?.offset ?? 0
    case .dashPhase: stroke?.dashPhase ?? 0
    case .x, .y, .z, .translationX, .translationY, .rotation, .skew, .skewAxis, .rotationX,
      .rotationY, .perspective,
      .scaleX, .scaleY, .opacity, .depth, .pathProgress, .page, .row, .visibility, .shadowX,
      .shadowY, .shadowRadius, .blur, .number, .characters, .anchorZ, .contentsX, .contentsY,
      .contentsWidth, .contentsHeight, .axisRotation, .axisX, .axisY, .axisZ, .multiplierX,
      .multiplierY, .multiplierWidth, .multiplierHeight, .offsetX, .offsetY, .offsetWidth,
      .offsetHeight:
      property.defaultValue
    }
  }

  private func restingColor(of property: ColorProperty) -> Color {
    switch property {
    case .fill, .shadow, .tint: .clear
    case .stroke: stroke?.color ?? .clear
    }
  }
}

extension Stroke {
  fileprivate var color: Color? {
    if case .color(let color) = paint { color } else { nil }
  }
}
