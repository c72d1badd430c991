public import Keyframes

/// An easing that was saved under a name, for all demos.
public struct SavedEasing: Equatable, Sendable {
  /// Not empty, and on one line.
  public var name: String
  /// An easing that can be written as text and read back as an equal easing.
  public let easing: Easing

  /// How long a name can be, in characters.
  public static let longestName = 40

  /// Creates a saved easing; nil if it has no name, or depends on a custom function.
  public init?(name: String, easing: Easing) {
    guard let name = Self.plain(name), (try? Easing(notation: easing.notation)) == easing else {
      return nil
    }
    (self.name, self.easing) = (name, easing)
  }

  /// A name without line breaks and without spaces at its ends, cut to the longest length; nil if
  /// nothing is left.
  static func plain(_ name: String) -> String? {
    let line = name.map { $0.isWhitespace ? " " : $0 }.drop { $0 == " " }
    let words = String(line.prefix(longestName)).reversed().drop { $0 == " " }
    return words.isEmpty ? nil : String(words.reversed())
  }
}

extension Document {
  /// Adds a saved easing. If its name is taken, it gets a number.
  package mutating func add(_ preset: SavedEasing) {
    var preset = preset
    preset.name = freeName(preset.name)
    presets.append(preset)
  }

  /// Renames the saved easing at `index`. A taken name gets a number, an empty one changes nothing.
  package mutating func renamePreset(at index: Int, to name: String) {
    guard presets.indices.contains(index), let name = SavedEasing.plain(name) else { return }
    presets[index].name = freeName(name, except: index)
  }

  package mutating func removePreset(at index: Int) {
    if presets.indices.contains(index) { presets.remove(at: index) }
  }

  /// The name, or the name with the first number that is free: "Soft 2".
  package func freeName(_ name: String, except index: Int? = nil) -> String {
    let taken = Set(presets.indices.filter { $0 != index }.map { presets[$0].name })
    if !taken.contains(name) { return name }
    for number in 2... where !taken.contains("\(name) \(number)") { return "\(name) \(number)" }
    return name
  }
}
