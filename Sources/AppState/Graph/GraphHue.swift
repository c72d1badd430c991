import Interface
package import Keyframes
package import Stage

/// How a property's curve is drawn: its colour, and dashes that tell it from others of that colour.
package struct GraphHue: Equatable {
  private enum Base: CaseIterable { case coral, mint, sky, violet, text }

  private let base: Base
  private let shade: Int
  package let dash: [Double]

  private static let dashes: [[Double]] = [[], [7, 4], [2, 3]]

  package init(_ property: Property?, shade: Int = 0) {
    self.shade = shade % 3
    let look = property.flatMap { Self.looks[$0] } ?? (.coral, 2)
    (base, dash) = (look.base, Self.dashes[look.dash])
  }

  /// x is red, y green and z blue, as elsewhere. Properties that are not named here share the colours, dotted.
  private static let looks: [Property: (base: Base, dash: Int)] = {
    let named: [(properties: [Property], base: Base, dash: Int)] = [
      ([.x, .translationX], .coral, 0), ([.y, .translationY], .mint, 0), ([.z], .sky, 0),
      ([.rotation], .violet, 0), ([.opacity], .text, 0),
      ([.scaleX, .width], .coral, 1), ([.scaleY, .height], .mint, 1),
      ([.pathProgress, .page], .sky, 1),
      ([.skew, .rotationX], .violet, 1), ([.number, .blur], .text, 1),
    ]
    var looks: [Property: (base: Base, dash: Int)] = [:]
    for (index, property) in Property.allCases.enumerated() {
      looks[property] = (Base.allCases[index % Base.allCases.count], 2)
    }
    for (properties, base, dash) in named {
      for property in properties { looks[property] = (base, dash) }
    }
    return looks
  }()

  /// In the current theme; lighter for further nodes.
  package var color: Color {
    shade == 0
      ? full
      : full.interpolated(
        to: base == .text ? Theme.mutedText : Theme.text, at: 0.36 * Double(shade))
  }

  private var full: Color {
    switch base {
    case .coral: Theme.coral
    case .mint: Theme.mint
    case .sky: Theme.sky
    case .violet: Theme.violet
    case .text: Theme.text
    }
  }
}
