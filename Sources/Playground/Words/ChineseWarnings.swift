// Warnings in Chinese: what is wrong, and what to do.
extension Chinese {
  static let warnings: [Phrase: String] = [
    .dismissWarning: "关闭",
    .moreWarnings: "还有 {1} 条",
    .editsUnsaved: "修改没有保存：{1} 请排除问题；Riff 会继续尝试。",
    .noHomeFolder: "修改没有保存：没有主文件夹。请将 HOME 设为一个文件夹，然后重新启动 Riff。",
    .oneLineDamaged: "{1} 已打开，但缺少 1 行。{2} 请在保存了全文的 {3} 中改正。",
    .linesDamaged: "{2} 已打开，但缺少 {1} 行。{3} 请在保存了全文的 {4} 中改正。",
    .newerDocument: "{1} 来自更新版本的 Riff。",
    .damagedDocument: "{1} 已损坏。",
    .olderOpened: "{1} 它已保留为 {2}，并改为打开 {3}。",
    .nothingOpened: "{1} 它已保留为 {2}，没有打开任何修改。",
    .editsUnopened: "修改没有打开：{1} 请将其移开；之后 Riff 会保存新的修改。",
    .otherProgram: "另一个程序更改了 {1}。它的版本已保留为 {2}；你的版本已保存。",
    .otherWindow: "另一个 Riff 也在保存到同一文件。请关闭其中一个：后保存的会覆盖先保存的。",
    .placeUnsaved: "当前位置没有保存：{1} 请排除问题；Riff 会继续尝试。",
    .placeUnopened: "当前位置没有保存：{1} 请将其移开，然后重新启动 Riff。",
    .placeUnreadable: "{1} 已损坏。它已保留为 {2}，Riff 从第一个示例开始。",
    .unrecorded: "录制在等待：{1} 请排除问题；Riff 会继续尝试。",
    .recordingEnded: "录制提前结束：{1} 可以播放到它结束的地方。",
  ]
}
