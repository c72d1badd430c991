import DemoKit
import Editing
import Formats
import Keyframes
import Stage

// Motion tokens from others and for others.
extension Workspace {
  /// Copies the tokens of the scene, for others to paste.
  mutating func copyTokens(as text: TokenText) {
    let tokens = player.scene.allTokens
    guard !tokens.isEmpty else { return say(Words[.noTokens]) }
    switch text {
    case .dtcg: copy(tokens.dtcg)
    case .css: copy(tokens.css)
    }
    say(Words.count(tokens.names.count, .copiedToken, .copiedTokens))
  }

  // MARK: Adding those of others

  /// Adds the tokens of a file that was opened.
  mutating func add(tokens text: String, from path: String) {
    if !pasteTokens(text) { say(Words[.noTokensIn, OpenedFile.fileName(of: path)]) }
  }

  /// Adds the tokens of a text as design systems share them; those of the same names are replaced.
  /// - Returns: whether the text was meant as such.
  mutating func pasteTokens(_ text: String) -> Bool {
    let found: TokenReading?
    do throws(PasteError) {
      found = try TokenReading(found: text)
    } catch {
      say(Words[.cannotPaste, "\(error)".spokenSentence])
      return true
    }
    guard let found else { return false }
    let new = found.tokens
    let all = player.scene.allTokens.merged(with: new)
    guard all.names.count <= MotionTokens.most else {
      say(Words[.tooManyTokens, String(MotionTokens.most)])
      return true
    }
    editTokens { $0.addTokens(new, to: $1) }
    let added = Words.count(new.names.count, .pastedToken, .pastedTokens)
    guard let first = found.leftOut.first else {
      say(added)
      return true
    }
    say(
      Words[
        .pastedWithout, added,
        Words.count(found.leftOut.count, .tokenLeftOut, .tokensLeftOut, first.quoted(atMost: 40))])
    return true
  }
}
