import Editing
import Persistence
import Words

extension Workspace {
  /// Imports saved easings from their lines.
  /// - Returns: whether the text was meant as such.
  package mutating func pastePresets(_ text: String) -> Bool {
    do throws(LineError) {
      guard let presets = try SavedEasing.list(in: text) else { return false }
      let new = presets.filter { !document.presets.contains($0) }
      edit { document in for preset in new { document.add(preset) } }
      say(
        localized(
          Message(count: new.count, one: "Added 1 preset", other: "Added \(new.count) presets")))
    } catch {
      say(localized("No presets were added. Line \(error.line): \(localized(error.problem))"))
    }
    return true
  }
}
