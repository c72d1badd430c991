package import Stage
import Words

extension Timeline.Unit {
  /// A speed, such as "120/s".
  package func speed(_ change: String) -> String {
    switch self {
    case .pages: localized("\(change)/p")
    case .points: localized("\(change)/pt")
    case .seconds: localized("\(change)/s")
    }
  }
}
