// The languages of the interface, in Chinese.
extension Chinese {
  static let languages: [Phrase: String] = [
    .useEnglish: "English",
    .useChinese: "中文",
    .wordsForLanguage: "语言, 界面语言, 翻译, 简体中文, 英文",
    .knobOn: "开",
    .knobOff: "关",
    .noChineseFont: "没有安装中文字体。请安装一个（Debian：apt install fonts-wqy-microhei）。",
  ]
}
