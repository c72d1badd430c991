// The languages of the interface, in English.
extension English {
  static let languages: [Phrase: String] = [
    .useEnglish: "English",
    .useChinese: "中文 (Chinese)",
    .wordsForLanguage: "language, languages, locale, translation",
    .knobOn: "on",
    .knobOff: "off",
    .noChineseFont:
      "No font for Chinese is installed. Install one (Debian: apt install fonts-wqy-microhei).",
  ]
}
