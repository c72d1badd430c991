import Interface
package import Keyframes
package import Stage

/// How a property's curve is drawn: its colour, and dashes that tell it from others of that colour.
package struct GraphHue: Equatable {
  private let hue, shade: Int
  package let dash: [Double]

  private static let dashes: [[Double]] = [[], [7, 4], [2, 3]]

  package init(_ property: Property?, shade: Int = 0) {
    self.shade = shade % 3
    let named = property.flatMap { property in
      Self.usual.first { $0.properties.contains(property) }
    }
    if let named {
      (hue, dash) = (named.hue, Self.dashes[named.dash])
    } else {
      // Others share the colours, dotted.
      let index = property.flatMap { Property.allCases.firstIndex(of: $0) } ?? 0
      (hue, dash) = (index % 5, Self.dashes[2])
    }
  }

  /// x is red, y green and z blue, as elsewhere.
  private static let usual: [(properties: Set<Property>, hue: Int, dash: Int)] = [
    ([.x, .translationX], 0, 0), ([.y, .translationY], 1, 0), ([.z], 2, 0),
    ([.rotation], 3, 0), ([.opacity], 4, 0),
    ([.scaleX, .width], 0, 1), ([.scaleY, .height], 1, 1), ([.pathProgress, .page], 2, 1),
    ([.skew, .rotationX], 3, 1), ([.number, .blur], 4, 1),
  ]

  /// In the current theme; lighter for further nodes.
  package var color: Color {
    shade == 0
      ? full
      : full.interpolated(to: hue < 4 ? Theme.text : Theme.mutedText, at: 0.36 * Double(shade))
  }

  private var full: Color {
    switch hue {
    case 0: Theme.coral
    case 1: Theme.mint
    case 2: Theme.sky
    case 3: Theme.violet
    case _: Theme.text
    }
  }
}
