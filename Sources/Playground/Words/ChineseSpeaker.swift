// The speaker's side of a talk, in Chinese.
extension Chinese {
  static let speaker: [Phrase: String] = [
    .speakerNotes: "演讲者备注",
    .noNotes: "此环节没有备注",
    .nextStop: "下一环节",
    .noNextStop: "这是最后一个环节。",
    .oneMinuteLeft: "还剩 1 分钟",
    .minutesLeft: "还剩 {1} 分钟",
    .overTime: "已超时",
    .timeLeft: "剩余",
    .timeOver: "超出",
    .stopwatchName: "秒表",
    .stopwatchRests: "秒表（已暂停）",
    .stopwatchWaits: "秒表（切换环节时开始）",
    .screenIsBlack: "屏幕为黑色",
    .screenIsWhite: "屏幕为白色",
    .timeOfDay: "时间",
    .nobodyPresents: "当前没有放映演讲。按 F5 开始放映。",
  ]
}
