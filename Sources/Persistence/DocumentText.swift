public import Editing
public import Keyframes
import Stage
import Words

/// The first words of a document's lines.
package enum DocumentLine: String, CaseIterable {
  case knob, track, variant, length, marker, preset
  case nodes, hide, lock
  case tokens, replaced
  case knobs
}

/// A document's text has a line for each edit:
///
/// ```
/// riff document 1
/// knob springs response 0.5
/// knob chainable-bounce easing "back"
/// track springs "kept" {"riff": 1, "track": 12, "of": "x"}
/// end
/// ```
///
/// With saved versions, it begins with `riff document 2`; see `VersionText.swift`. With lengths, markers
/// and saved easings, it begins with `riff document 3`; see `LandmarkText.swift` and `PresetText.swift`.
/// With rearranged nodes it begins with `riff document 4`; see `NodesText.swift`. With motion tokens it begins
/// with `riff document 5`, and with replaced tokens or edited tracks of masks with `riff document 6`; see
/// `TokensText.swift`. With knobs made in the app it begins with `riff document 7`; see `KnobsText.swift`.
///
/// Tracks are Riff's JSON, in one line. Blank lines and lines that begin with `#` are ignored. A text
/// without `end` was cut off.
extension Document {
  package static let firstLine = "riff document 1"
  package static let firstLineOfNewest = "riff document 3"
  package static let newest = 7
  /// The first lines that can be read.
  package static let firstLines = [
    firstLine, firstLineWithVersions, firstLineOfNewest, firstLineWithNodes, firstLineWithTokens,
    firstLineWithMasks, firstLineWithKnobs,
  ]

  public var text: String {
    let old = savedVersions.isEmpty ? Self.firstLine : Self.firstLineWithVersions
    let newer = hasLandmarks || !presets.isEmpty ? Self.firstLineOfNewest : old
    let plain = hasNodeEdits ? Self.firstLineWithNodes : newer
    let named = hasTokens ? Self.firstLineWithTokens : plain
    let masked = hasMasks ? Self.firstLineWithMasks : named
    let first = hasKnobs ? Self.firstLineWithKnobs : masked
    return ([first] + lines + ["end"]).joined(separator: "\n") + "\n"
  }

  /// The lines between the first and the last, which recordings have too.
  package var lines: [String] {
    presetLines
      + names.sorted().flatMap { demo in
        self[demo].lines.map { "\($0.name.rawValue) \(demo) \($0.rest)" } + versionLines(of: demo)
      }
  }

  /// Reads a document's text; `customs` are the easings that `custom(name)` can refer to. A text with a
  /// line that cannot be read is rejected; ``DocumentReading`` reads the others.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(text: String, customs: [Easing] = []) throws(DocumentError) {
    let reading = DocumentReading(text, customs: customs)
    if let problem = reading.problems.first { throw problem }
    self = reading.document
  }

  /// Reads the rest of a line that begins with `name`; `presets` are the names of the presets so far.
  package mutating func read(
    _ name: DocumentLine, _ words: inout LineWords, _ presets: inout Set<String>,
    _ customs: [Easing] = []
  ) throws(LineError) {
    if name == .preset { return try readPreset(&words, &presets) }
    let demo = try words.word("The demo")
    switch name {
    case .preset: break
    case .knob: try self[demo].readKnob(&words)
    case .track: try self[demo].readTrack(&words, customs)
    case .length: try self[demo].readLength(&words)
    case .marker: try self[demo].readMarker(&words)
    case .nodes: try self[demo].readNodes(&words, customs)
    case .hide: try self[demo].readHidden(&words)
    case .lock: try self[demo].readLocked(&words)
    case .tokens: try self[demo].readTokens(&words, customs)
    case .replaced: try self[demo].readReplaced(&words, customs)
    case .knobs: try self[demo].readKnobs(&words, customs)
    case .variant: try readVersion(of: demo, &words, customs)
    }
  }
}
