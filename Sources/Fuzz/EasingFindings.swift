import Formats
import Keyframes

/// Reads inputs as easings, and writes them for every tool.
enum EasingFindings {
  static func read(_ text: String, isThorough: Bool) -> [String] {
    guard let easing = (try? ReadEasing(text))?.easing else { return [] }
    for progress in [0, 0.25, 0.5, 0.75, 1] where !easing(progress).isFinite {
      return ["it is \(easing(progress)) at \(progress)"]
    }
    guard isThorough else { return [] }
    for dialect in EasingDialect.allCases { _ = dialect.write(easing) }
    let json = ExportFormat.json.export(easing).text
    guard case .easing(let again)? = try? Pasted(json) else { return ["its JSON cannot be read"] }
    return again(0.5) == easing(0.5) ? [] : ["its JSON is another easing"]
  }
}
