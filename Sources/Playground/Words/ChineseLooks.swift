// How the interface looks, in Chinese.
extension Chinese {
  static let looks: [Phrase: String] = [
    .themeDark: "深色",
    .themeLight: "浅色",
    .themeProjector: "投影（高对比度）",
    .themeColorBlind: "色盲友好",
    .themeNow: "主题：{1}",
    .useThemeDark: "主题：深色",
    .useThemeLight: "主题：浅色",
    .useThemeProjector: "主题：投影（高对比度）",
    .useThemeColorBlind: "主题：色盲友好",
    .nextTheme: "下一个主题",
    .wordsForTheme: "外观, 颜色, 深色模式, 浅色模式, 对比度",
  ]
}
