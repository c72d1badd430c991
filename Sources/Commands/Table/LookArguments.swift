import AppState
import Interface
import Keyframes
import Playground
import SDLHost
import Words

extension Arguments {
  /// The theme of `--theme`, or else of `RIFF_THEME`; nil if neither is given.
  func theme() throws(Failure) -> ThemeName? {
    if let name = text(.theme) { return try theme(name, from: "--theme") }
    if let name = Storage.variable("RIFF_THEME") { return try theme(name, from: "RIFF_THEME") }
    return nil
  }

  private func theme(_ name: String, from source: String) throws(Failure) -> ThemeName {
    if let theme = ThemeName(rawValue: name) { return theme }
    let names = ThemeName.allCases.map(\.rawValue)
    let hint: Message =
      hint(for: name, among: names)
      ?? "It can be \(names.joined(separator: ", "))."
    throw .usage("\(source) is \"\(name)\", which isn't a theme. \(hint)")
  }
}
