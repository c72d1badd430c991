import Keyframes
import Stage
import Syntax

extension SwiftValue {
  static func gradient(_ gradient: Gradient) -> String {
    let colors = gradient.stops.map(\.color)
    if colors.count == 2 {
      let (first, last) = (color(colors[0]), color(colors[1]))
      if gradient == .vertical(colors[0], colors[1]) {
        return "Gradient.vertical(\(first), \(last))"
      }
      if gradient == .horizontal(colors[0], colors[1]) {
        return "Gradient.horizontal(\(first), \(last))"
      }
    }
    let plain = plain(gradient)
    guard !gradient.isPlain else { return plain }
    var text = "{ () -> Gradient in\n  var gradient = \(plain)\n"
    if gradient.kind != .linear { text += "  gradient.kind = .\(gradient.kind)\n" }
    if gradient.units != .box { text += "  gradient.units = .\(gradient.units)\n" }
    if let focus = gradient.focus { text += "  gradient.focus = \(point(focus))\n" }
    if gradient.transform != .identity {
      text += "  gradient.transform = \(transform(gradient.transform))\n"
    }
    return text + "  return gradient\n}()"
  }

  private static func plain(_ gradient: Gradient) -> String {
    let stops = gradient.stops.map { ".init(\(number($0.offset)), \(color($0.color)))" }
    return "Gradient(from: \(point(gradient.start)), to: \(point(gradient.end)), "
      + "[\(stops.joined(separator: ", "))])"
  }

  static func transform(_ map: Transform) -> String {
    "Transform(a: \(number(map.a)), b: \(number(map.b)), c: \(number(map.c)), "
      + "d: \(number(map.d)), tx: \(number(map.tx)), ty: \(number(map.ty)))"
  }
}
