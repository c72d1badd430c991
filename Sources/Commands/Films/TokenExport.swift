import DemoKit
import Formats
import Keyframes
import Stage

/// The formats of motion tokens.
nonisolated enum TokenFormat: Equatable {
  /// The format of the Design Tokens Community Group.
  case json
  /// Custom properties.
  case css

  /// The format of `NAME.tokens.json` or `NAME.tokens.css`; nil for other names.
  init?(_ path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".tokens.json") {
      self = .json
    } else if name.hasSuffix(".tokens.css") {
      self = .css
    } else {
      return nil
    }
  }
}

/// `riff export DEMO|FILE -o NAME.tokens.json`: the easings and durations with names.
func exportTokens(
  of demo: any Demo, as format: TokenFormat, to path: String, _ arguments: Arguments
) throws(Failure) {
  try arguments.refuse(Option.ofFilms + Option.ofTime, for: "motion tokens")
  let tokens = try demo.scene(arguments).allTokens
  guard !tokens.isEmpty else {
    throw .world("\(demo.name) has no motion tokens: name an easing or a duration in it first.")
  }
  let (text, dialect): (String, EasingDialect) =
    switch format {
    case .css: (tokens.cssRule, .css)
    case .json: (tokens.dtcg, .dtcg)
    }
  let losses = tokens.losses(in: dialect)
  try write(Array(text.utf8), "motion tokens", losses, to: path, arguments)
}
