import Keyframes
import Stage
import Syntax
import Words

// Numbers that count: counters of whole numbers for the sign, the whole and the decimals.
extension CSSWriter {
  mutating func count(_ element: inout CSSElement) {
    let format = element.node.numberFormat ?? NumberFormat()
    let values = element.node[.number].keyframes.map(\.value)
    if !format.groupSeparator.isEmpty, values.contains(where: { abs($0) >= 999.5 }) {
      losses.add("CSS counts without separators between digits.", .noticeable)
    }
    register(
      "count",
      text: "@property --count { syntax: \"<integer>\"; inherits: false; initial-value: 0; }")
    register(
      "counter-sign", text: "@counter-style sign { system: fixed -1; symbols: \"−\" \"\" \"\"; }")
    let power = format.power
    element.declarations.append("--count: calc(\(element.value(Property.number)) * \(power))")
    let size = "max(var(--count), -1 * var(--count))"
    var counters = ["sign clamp(-1, var(--count), 1)"]
    if format.decimals > 0 {
      let digits = format.decimals
      register(
        "counter-decimals-\(digits)",
        text: "@counter-style decimals-\(digits) { system: extends decimal; pad: \(digits) \"0\"; }"
      )
      counters += ["number round(down, \(size) / \(power), 1)", "part mod(\(size), \(power))"]
    } else {
      counters.append("number \(size)")
    }
    element.declarations.append("counter-reset: \(counters.joined(separator: " "))")
  }

  /// The value of `content`.
  func counted(_ format: NumberFormat) -> String {
    var parts = ["counter(sign, sign)", "counter(number)"]
    if !format.prefix.isEmpty { parts.insert(CSSValue.string(format.prefix), at: 0) }
    if format.decimals > 0 { parts += ["\".\"", "counter(part, decimals-\(format.decimals))"] }
    if !format.suffix.isEmpty { parts.append(CSSValue.string(format.suffix)) }
    return parts.joined(separator: " ")
  }
}

extension NumberFormat {
  /// 100 for two decimals.
  fileprivate var power: Int { (0..<decimals).reduce(1) { power, _ in power * 10 } }
}
