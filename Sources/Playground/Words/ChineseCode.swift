// Code beside the stage, and what a test card says of the display, in Chinese.
extension Chinese {
  static let code: [Phrase: String] = [
    .toggleCode: "显示或隐藏舞台旁的代码",
    .wordsForCode: "源码, 源代码, 查看代码, swift",
    .codeTitle: "代码",
    .codeTrack: "轨道",
    .codeLines: "文件",
    .showCodeTrack: "以代码显示当前轨道",
    .showCodeLines: "显示文件的文本",
    .setEasingTo: "将缓动设为 {1}",
    .kindEasing: "缓动",
    .noCode: "这里没有动画",
    .tooMuchCode: "关键帧太多，无法显示（{1} 个）",
    .sourceComes: "正在读取文件…",
    .noSource: "文件太大，或不是文本，无法显示",
    .codeList: "代码：用拖动、滚轮或方向键滚动",
    .displayUnnamed: "未命名",
    .displayPixels: "{1} 像素",
    .displayPoints: "{1} 点，缩放 {2}",
    .displayRate: "{1} Hz",
    .displayRateUnknown: "刷新率未知",
    .displayRenderer: "由 {1} 绘制",
    .displayNumber: "显示器 {2} / {3}：{1}",
  ]
}
