// Mistakes in talks and in files of keys, in Chinese.
extension Sentences {
  static let talks: [String: String] = [
    // The file.
    "The talk is larger than 1 MB. Make it shorter or split it.": "演讲大于 1 MB。请缩短或拆分它。",
    "A talk begins with the line \"{1}\".": "演讲的第一行应为 \"{1}\"。",
    "The talk has no stops: begin one with a line such as \"demo rainbow\".":
      "演讲没有环节。请用一行（例如 \"demo rainbow\"）开始一个环节。",
    "No line of a talk begins with {1}.": "演讲中没有以 {1} 开头的行。",
    "There are {1}.": "可以用 {1}。",
    "The title comes before the first stop.": "标题必须在第一个环节之前。",
    "\"title\" appears twice.": "\"title\" 出现了两次。",
    "The minutes come before the first stop.": "分钟数必须在第一个环节之前。",
    "\"minutes\" appears twice.": "\"minutes\" 出现了两次。",
    "\"{1}\" belongs to a stop: begin one with a line such as \"demo rainbow\".":
      "\"{1}\" 属于环节。请用一行（例如 \"demo rainbow\"）开始一个环节。",
    "\"{1}\" doesn't belong to \"replay\": a recorded run is played as it was.":
      "\"{1}\" 不属于 \"replay\"：录制会按原样播放。",
    "This stop has \"{1}\" twice.": "这个环节有两个 \"{1}\"。",
    "A talk has at most {1} stops.": "演讲最多有 {1} 个环节。",
    "The path is empty.": "路径为空。",
    "No demo is called {1}.": "没有名为 {1} 的示例。",
    "riff list shows all.": "riff list 会列出全部示例。",
    "A file begins with \"file\".": "文件的行以 \"file\" 开头。",

    // Knobs.
    "A knob is set as in \"set response=0.4\".": "旋钮应设为 \"set response=0.4\" 这样。",
    "This stop sets {1} twice.": "这个环节两次设置了 {1}。",
    "{1} is not a setting: write it as name=value.": "{1} 不是设置。请写成 名称=值。",
    "{1} has no knobs.": "{1} 没有旋钮。",
    "{1} has no knob {2}.": "{1} 没有旋钮 {2}。",
    "It has {1}.": "它有 {1}。",
    "{1} is {2}, which is not a number: give one from {3} to {4}.":
      "{1} 为 {2}，不是数。请给出 {3} 到 {4} 的数。",
    "{1} is {2}: it must be one of {3}.": "{1} 为 {2}，而它必须是 {3} 之一。",

    // Time.
    "After the start comes \"to\" and the end, as in \"play 0 to 2\".":
      "起点之后应为 \"to\" 和终点，例如 \"play 0 to 2\"。",
    "The end must come after the start.": "终点必须在起点之后。",
    "{1} is not how a stop plays.": "{1} 不是环节的播放方式。",
    "Try \"play 0 to 2 loop for 10 s\".": "请试试 \"play 0 to 2 loop for 10 s\"。",
    "After the minutes comes \"warn\" or nothing, as in \"minutes 20 warn 5 1\".":
      "分钟数之后应为 \"warn\" 或没有内容，例如 \"minutes 20 warn 5 1\"。",
    "The second warning comes after the first, so with fewer minutes left.":
      "第二次提醒在第一次之后，因此剩下的分钟数必须更少。",

    // Code beside the stage.
    "\"code\" shows {1}: it must be \"track\" or \"lines\".":
      "\"code\" 显示 {1}，而它必须为 \"track\" 或 \"lines\"。",
    "Lines are written as in \"code lines 12 to 20\".": "行应写成 \"code lines 12 to 20\" 这样。",
    "Only files have lines. \"code track\" shows a track of a demo.":
      "只有文件才有行。\"code track\" 显示示例的轨道。",
    "{1} has no node {2}.": "{1} 没有节点 {2}。",
    "{1} has no property {2}.": "{1} 没有属性 {2}。",
    "{1} has no closing quotation mark, or an unknown escape sequence.":
      "{1} 缺少右引号，或有未知的转义序列。",

    // Keys.
    "A file of keys begins with the line \"{1}\".": "按键文件的第一行应为 \"{1}\"。",
    "There is no command {1}.": "没有命令 {1}。",
    "After the command comes = and its keys, as in \"black = b .\".":
      "命令之后应为 = 和它的按键，例如 \"black = b .\"。",
    "\"{1}\" has no keys: name one, or \"none\".": "\"{1}\" 没有按键。请写一个，或写 \"none\"。",
    "{1} already means \"{2}\".": "{1} 已用于 \"{2}\"。",
    "What {1} does cannot be changed: digits and Enter go to a stop, Esc leaves.":
      "{1} 的作用不能更改：数字和 Enter 转到环节，Esc 退出。",

    // What is meant.
    "The first word": "第一个词",
    "The title": "标题",
    "The demo's name": "示例的名称",
    "The caption": "字幕",
    "The note": "备注",
    "The number of minutes": "分钟数",
    "The first warning": "第一次提醒",
    "The second warning": "第二次提醒",
    "the warnings": "提醒",
    "How it plays": "播放方式",
    "The number of seconds": "秒数",
    "What is shown": "显示的内容",
    "The first line": "第一行",
    "The last line": "最后一行",
    "The property": "属性",
    "The command": "命令",
    "the track": "轨道",
    "the lines": "行",
  ]
}
