import DemoKit
import Editing
import Formats
import Keyframes
import Persistence
import Stage
import Words

// Motion tokens from others and for others.
extension Workspace {
  /// Copies the tokens of the scene, for others to paste.
  package mutating func copyTokens(as text: TokenText) {
    let tokens = player.scene.allTokens
    guard !tokens.isEmpty else { return say(localized("There are no motion tokens here.")) }
    switch text {
    case .dtcg: copy(tokens.dtcg)
    case .css: copy(tokens.css)
    }
    say(
      localized(
        Message(
          count: tokens.names.count, one: "Copied 1 token",
          other: "Copied \(tokens.names.count) tokens")))
  }

  // MARK: Adding tokens of others

  /// Adds the tokens of a file that was opened.
  package mutating func add(tokens text: String, from path: String) {
    if !pasteTokens(text) {
      say(localized("No tokens were found in \(FilePath.name(of: path))"))
    }
  }

  /// Adds the tokens of a text in a design system's format; tokens of the same names are replaced.
  /// - Returns: whether the text was meant as such.
  package mutating func pasteTokens(_ text: String) -> Bool {
    let found: TokenReading?
    do throws(PasteError) {
      found = try TokenReading(found: text)
    } catch {
      say(localized("This can't be pasted. \(error.message.localized)"))
      return true
    }
    guard let found else { return false }
    let new = found.tokens
    let all = player.scene.allTokens.merged(with: new)
    guard all.names.count <= MotionTokens.most else {
      say(localized("\(MotionTokens.most) tokens at most. Delete some first."))
      return true
    }
    editTokens { $0.addTokens(new, to: $1) }
    let added = localized(
      Message(
        count: new.names.count, one: "Added 1 token", other: "Added \(new.names.count) tokens"))
    guard let first = found.leftOut.first else {
      say(added)
      return true
    }
    say(
      localized(
        "\(added). \(localized(Message(count: found.leftOut.count, one: "1 other entry is neither an easing nor a duration: \(first.quoted(atMost: 40))", other: "\(found.leftOut.count) other entries are neither easings nor durations, the first: \(first.quoted(atMost: 40))")))"
      ))
    return true
  }
}
