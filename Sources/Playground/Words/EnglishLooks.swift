// How the interface looks, in English.
extension English {
  static let looks: [Phrase: String] = [
    .themeDark: "dark",
    .themeLight: "light",
    .themeProjector: "projector, high contrast",
    .themeColorBlind: "colour-blind safe",
    .themeNow: "Theme: {1}",
    .useThemeDark: "Theme: dark",
    .useThemeLight: "Theme: light",
    .useThemeProjector: "Theme: projector (high contrast)",
    .useThemeColorBlind: "Theme: colour-blind safe",
    .nextTheme: "Next theme",
    .wordsForTheme: "appearance, colours, colors, dark mode, light mode, contrast",
  ]
}
