/// A bar for a constant of the physics. If the default is close to an end of the range, that part
/// of the bar is enlarged.
struct FeelBar {
  let constant: Physics.Constant
  let profile: String
  let rect: Rect

  /// The name of the constant's knob.
  var knob: String { FeelKnob.name(of: constant, in: profile) }

  /// The constants that have an effect, in rows.
  static func all(for lane: FeelLane) -> [FeelBar] {
    let first = Rect(x: 24, y: 412, width: 222, height: 26)
    return Physics.constants.filter { $0.matters(in: lane.physics) }.enumerated().map {
      let rect = first.cell($0, of: 4, every: Size(width: 230, height: 29))
      return FeelBar(constant: $1, profile: lane.name, rect: rect)
    }
  }

  private enum Law { case even, fineAtStart, fineAtEnd }

  private var law: Law {
    let usual = share(of: Physics.iOS[keyPath: constant.path])
    if usual < 0.25 { return .fineAtStart }
    return usual > 0.9 && constant.range.upperBound < 1 ? .fineAtEnd : .even
  }

  private var length: Double { constant.range.upperBound - constant.range.lowerBound }

  private func share(of value: Double) -> Double {
    min(max((value - constant.range.lowerBound) / length, 0), 1)
  }

  /// The length of the bar for a value, 0…1.
  func part(of value: Double) -> Double {
    let share = share(of: value)
    return switch law {
    case .even: share
    case .fineAtStart: share.squareRoot().squareRoot()
    case .fineAtEnd: 1 - (1 - share).squareRoot().squareRoot()
    }
  }

  /// The value for a bar that ends at `x`, rounded to the decimals that are shown.
  func value(atX x: Double) -> Double {
    let part = min(max((x - rect.minX) / rect.width, 0), 1)
    let share: Double =
      switch law {
      case .even: part
      case .fineAtStart: part * part * part * part
      case .fineAtEnd: 1 - (1 - part) * (1 - part) * (1 - part) * (1 - part)
      }
    let value = constant.range.lowerBound + share * length
    let unit = (0..<decimals(of: value)).reduce(1.0) { unit, _ in 10 * unit }
    return min(
      max((value * unit).rounded() / unit, constant.range.lowerBound), constant.range.upperBound)
  }

  private func decimals(of value: Double) -> Int {
    if value > 0, value < 0.01, length > 0.5 { return 6 }
    return length < 0.25 ? 4 : length <= 2 ? 3 : length <= 100 ? 1 : 0
  }

  func node(_ lane: FeelLane, isHeld: Bool) -> Node {
    let value = lane.physics[keyPath: constant.path]
    let isUsual = value == lane.usual[keyPath: constant.path]
    var filled = rect
    filled.size.width = max(rect.width * part(of: value), 2)
    return Node {
      Node(rect, cornerRadius: 6, fill: .midnight)
      Node { Node(filled, fill: lane.color.opacity(isHeld ? 0.45 : 0.22)) }
        .clipped(to: rect, cornerRadius: 6)
      Node(constant.name, TextStyle(13, .medium).leading, .paper.opacity(0.85))
        .at(x: rect.minX + 10, y: rect.centre.y)
      Node(value.fixed(decimals(of: value)), .mono(13).trailing, isUsual ? .mist : .paper)
        .at(x: rect.maxX - 10, y: rect.centre.y)
    }
    .named(constant.name)
  }
}
