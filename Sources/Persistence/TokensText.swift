package import Editing
import Formats
package import Keyframes
import Stage
import Words

/// The motion tokens of a demo as a line of a document, in Riff's JSON. Tracks have the names of tokens with
/// their values, which older versions of Riff cannot read either.
///
/// ```
/// riff document 5
/// tokens rainbow {"enter": "ease-out", "short": 0.2}
/// track rainbow "sun" {"riff": 1, "track": {"keyframes": [{"time": 0, "value": 0, "easing": "token(enter, ease-out)"} …]}, "of": "x"}
/// end
/// ```
///
/// Replacements of renamed or deleted tokens, for the ground and paging, are another line:
///
/// ```
/// riff document 6
/// replaced rainbow {"enter": "token(arrive, ease-out)", "leave": "ease-in"}
/// ```
extension DemoEdits {
  package var tokenLines: [(name: DocumentLine, rest: String)] {
    (tokens.map { [(.tokens, $0.jsonLine)] } ?? [])
      + (replacedTokens.isEmpty ? [] : [(.replaced, replacedTokens.jsonLine)])
  }

  package mutating func readReplaced(
    _ words: inout LineWords, _ customs: [Easing]
  ) throws(LineError) {
    guard replacedTokens.isEmpty else { throw words.error("The replaced tokens appear twice.") }
    let text = String(decoding: words.takeBytes(), as: UTF8.self)
    do throws(PasteError) {
      replacedTokens = try [String: Easing](json: text, customs: customs)
    } catch {
      throw words.error("The replaced tokens cannot be read: \(error.problem).")
    }
  }

  package mutating func readTokens(
    _ words: inout LineWords, _ customs: [Easing]
  ) throws(LineError) {
    guard tokens == nil else { throw words.error("The tokens appear twice.") }
    let text = String(decoding: words.takeBytes(), as: UTF8.self)
    do throws(PasteError) {
      tokens = try MotionTokens(json: text, customs: customs)
    } catch {
      throw words.error("The tokens cannot be read: \(error.problem).")
    }
  }

  fileprivate var hasMasks: Bool {
    !replacedTokens.isEmpty || tracks.values.contains(where: \.isOfMask)
  }

  /// Whether tokens were edited, or tracks name some.
  fileprivate var hasTokens: Bool {
    tokens != nil || tracks.values.contains(where: \.hasTokens)
      || nodes.map { $0.contains { $0.tracksWithDescendants.contains(where: \.hasTokens) } }
        ?? false
  }
}

extension PropertyTrack {
  fileprivate var hasTokens: Bool {
    marks.contains { $0.easing.token != nil || $0.easing.durationToken != nil }
  }
}

extension Document {
  /// The first line of documents with motion tokens, which older versions of Riff cannot read.
  package static let firstLineWithTokens = "riff document 5"

  /// The first line of documents with replaced tokens and edited masks, which older versions of Riff cannot read.
  package static let firstLineWithMasks = "riff document 6"

  /// Whether there are replaced tokens or edited masks.
  ///
  /// - Complexity: O(*n*) in the edited tracks.
  package var hasMasks: Bool {
    demos.values.contains(where: \.hasMasks)
      || savedVersions.values.contains { $0.kept.contains(where: \.edits.hasMasks) }
  }

  /// Whether tokens of any demo were edited, or are named by edited tracks.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  package var hasTokens: Bool {
    demos.values.contains(where: \.hasTokens)
      || savedVersions.values.contains { $0.kept.contains(where: \.edits.hasTokens) }
  }
}
