/// The words of the interface in simplified Chinese, in the areas of `English`.
enum Chinese {
  static let areas: [[Phrase: String]] = [
    keys, menus, synonyms, hands, notices, things, warnings, transport, palette, timeline, knobs,
    curve, parameters, export, history, frameTimes, numbers, presets, picker,
    nodes, blending, files, films, making, live, editor, talk, talkKeys, speaker, code, pointing,
    dialects, languages,
    looks, tokens,
  ]

  static let table = Dictionary(areas.joined().map { ($0, $1) }) { $1 }
}
