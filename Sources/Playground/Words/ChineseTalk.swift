// Presenting talks, in Chinese.
extension Chinese {
  static let talk: [Phrase: String] = [
    .presentKeys: "放映演讲：从头开始、从此处开始",
    .present: "从头开始放映",
    .presentFromHere: "从此处开始放映",
    .addTalkStop: "将舞台上的内容加入演讲",
    .wordsForPresenting: "幻灯片, 放映, 演示, 演讲, 演示者",
    .wordsForAddingStop: "添加幻灯片, 新建幻灯片, 加入演示",
    .stopOfStops: "{1} / {2}",
    .stopIsMissing: "无法打开 {1}。请检查它在演讲文件中的路径。",
    .stopFileIsGone: "{1} 已不存在。当前显示的是最后一个版本。",
    .stopHasCrashed: "{1} 已崩溃或一直未运行结束。修改后将重新运行。",
    .stopMayNotRun: "{1} 是代码，尚未允许运行。请在演讲之外打开它并允许。",
    .stopIsComing: "正在打开 {1}…",
    .talkOfEverything: "所有示例",
    .talkIsWrong: "演讲文件有错误。这是最后一个没有错误的版本。",
    .talkIsUnread: "{1}：{2} 文件改正并保存后即开始放映。",
    .sheetHint: "Enter 打开 · 输入编号并按 Enter · O 关闭",
    .talkWithOneStop: "{1}：1 个环节。F5 开始放映。",
    .talkWithStops: "{2}：{1} 个环节。F5 开始放映。",
    .addedStop: "已作为第 {1} 个环节加入 {2}",
    .saveBeforeAddingStop: "请先将此场景存为文件（Ctrl+Shift+S）。",
  ]
}
