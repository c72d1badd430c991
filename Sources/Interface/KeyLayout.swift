/// The keys that an app uses.
public struct KeyMap: Sendable {
  /// Whether the app uses a key, with any modifiers (nil) or exactly these.
  let uses: @Sendable (Key, Modifiers?) -> Bool

  public init(uses: @escaping @Sendable (Key, Modifiers?) -> Bool) { self.uses = uses }
}

extension Key {
  /// Translates a key of any keyboard layout for a key map; nil if there is no translation.
  ///
  /// Latin letters, and characters that the key map uses, stay as they are. Others become the digit
  /// or sign at the same position of a US keyboard, if the key map uses that: the `&` of a French
  /// keyboard is `1`, the `ü` of a German one is `[`. A character that is only used with other
  /// modifiers stays too, except at the position of a digit.
  ///
  /// - Parameters:
  ///   - character: the character typed without Shift, in lower case; nil for a dead key.
  ///   - standard: the digit or sign at the same position of a US keyboard; nil for other keys.
  ///   - modifiers: the modifiers that are down.
  ///   - map: the keys that the app uses.
  public init?(
    _ character: Character?, inPlaceOf standard: Character?, _ modifiers: Modifiers, for map: KeyMap
  ) {
    let sign = standard.map { Key.character($0) }
    let isPositionUsed = sign.map { map.uses($0, modifiers) } == true
    guard let character else {
      guard let sign, isPositionUsed else { return nil }
      self = sign
      return
    }
    let own = Key.character(character)
    let isKept = ("a"..."z").contains(character) || map.uses(own, modifiers)
    guard !isKept, let sign, isPositionUsed, standard?.isNumber == true || !map.uses(own, nil)
    else {
      self = own
      return
    }
    self = sign
  }
}
