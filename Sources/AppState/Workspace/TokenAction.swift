/// Commands for motion tokens. Without a name they apply to the current segment's.
package enum TokenAction: Equatable, Sendable {
  /// Names the easing that is edited; its segments use the token.
  case make
  /// Names the length of the current segment.
  case makeDuration
  /// Makes the segments that are edited as long as a duration.
  case last(String)
  /// Selects the segments that use a token.
  case select(String?)
  /// Whether edits of the curve change the token or the segment.
  case edit
  /// The segments keep their easing and length, and use no token.
  case detach
  /// Gives a token the easing that is edited.
  case set(String)
  case rename(String?)
  case delete(String?)
  /// Copies all tokens as a text.
  case copy(TokenText)
}

/// How motion tokens are written for others.
package enum TokenText: CaseIterable, Sendable {
  /// As JSON of the Design Tokens Community Group.
  case dtcg
  /// As custom properties of CSS.
  case css
}
