import Keyframes
import Stage

extension Rect {
  /// A place in parts of the rectangle; in the middle of a side without length.
  func part(of point: Point) -> Point {
    Point(
      x: width > 0 ? (point.x - minX) / width : 0.5, y: height > 0 ? (point.y - minY) / height : 0.5
    )
  }
}

extension Shape {
  /// What a node of this shape is called if it has no name.
  var word: String {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .path: "path"
    case .text: "text"
    }
  }
}

extension Route.Turning {
  var css: String {
    switch self {
    case .never: "0deg"
    case .along: "auto"
    case .backwards: "reverse"
    }
  }
}

extension TextStyle.Weight {
  /// On the scale of 100 to 900.
  var css: Int {
    switch self {
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}

extension TextStyle.Alignment {
  var css: String {
    switch self {
    case .leading: "left"
    case .centre: "center"
    case .trailing: "right"
    }
  }

  var percent: String {
    switch self {
    case .leading: "0"
    case .centre: "-50%"
    case .trailing: "-100%"
    }
  }
}
