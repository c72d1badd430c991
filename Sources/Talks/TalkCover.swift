/// A screen in one colour that hides the stage of a talk.
package enum TalkCover: String {
  case black, white

  /// The command that begins and ends it.
  package var command: TalkCommand {
    switch self {
    case .black: .black
    case .white: .white
    }
  }
}
