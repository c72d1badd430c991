// Frame times in Chinese.
extension Chinese {
  /// The panel of frame times, and why frames were missed.
  static let frameTimes: [Phrase: String] = [
    .frameTimesTitle: "帧时间",
    .toggleFrameTimes: "显示或隐藏帧时间",
    .wordsForFrameTimes: "fps, 帧率, 每秒帧数, 性能, 掉帧, 卡顿",
    .milliseconds: "{1} ms",
    .frameWork: "Riff 的工作",
    .frameDisplay: "显示",
    .frameNoCore: "没有空闲核心",
    .frameMissed: "掉帧",
    .framesPerSecond: "每秒帧数",
    .frameMedian: "中位数",
    .framePercentile: "第 95 百分位",
    .frameSlowest: "最慢",
    .framesMissedSinceOpened: "打开后的掉帧数",
    .missedFrames: "掉帧列表",
    .framesWhileMoving: "有内容运动时才会测量帧。",
    .noMissedFrames: "无",
    .missedUnrecorded: "未记录",
    .missedNoCore: "{1} ms 没有核心",
    .missedWork: "Riff 工作了 {1} ms",
    .missedDisplay: "显示用了 {1} ms",
    .missedWaking: "唤醒晚了 {1} ms",
  ]
}
