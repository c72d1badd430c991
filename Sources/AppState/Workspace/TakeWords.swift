package import Editing
package import Stage
import Words

extension TakeStart {
  /// The jumps that can be seen as the take begins, or if there are none the most important number: position
  /// 0.0 pt, 812 pt/s.
  package func words(_ unit: Timeline.Unit) -> String {
    let seen = jumps.filter(\.isVisible)
    let numbers = (seen.isEmpty ? [main] : seen).map { jump in
      let name = jump.property.map(\.name.localizedProperty) ?? localized("position")
      return "\(name) \(jump.words(unit))"
    }
    let list = numbers.joined(separator: "; ")
    return localized("A take of \(node.displayName) begins. Jumps of value and velocity: \(list)")
  }

  /// The most important jump for a mark: without the value if that doesn't jump, as "Δ 812 pt/s"; "Δ 0" if
  /// no jump can be seen.
  package func shortWords(_ unit: Timeline.Unit) -> String {
    guard main.isVisible else { return "Δ 0" }
    let name = main.property.map { $0.name.localizedProperty + " " } ?? ""
    return "Δ " + name + (main.jumpsInValue ? main.words(unit) : main.velocityWords(unit))
  }
}

extension TakeStart.Jump {
  /// The jump in value and in velocity, such as "0.0 pt, 812 pt/s".
  package func words(_ time: Timeline.Unit) -> String {
    "\(text(value)), \(velocityWords(time))"
  }

  fileprivate func velocityWords(_ time: Timeline.Unit) -> String { time.speed(text(velocity)) }

  private func text(_ number: Double) -> String {
    guard number.isFinite else { return "∞" }
    return property?.reading(number) ?? number.fixed(number < 100 ? 1 : 0) + " pt"
  }
}
