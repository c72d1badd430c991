// The dialects in which easings are exported, in Chinese.
extension Chinese {
  /// Choosing one, and what its copy costs.
  static let dialects: [Phrase: String] = [
    .previousDialect: "上一个工具",
    .nextDialect: "下一个工具",
    .chooseDialect: "选择按哪个工具的写法导出缓动",
    .copiedWithError: "{1}，{2}。",
  ]
}
