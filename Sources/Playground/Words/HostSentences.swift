import DemoKit

// Sentences about files by the host, which knows no words of the interface.
extension String {
  /// A sentence by the host in the current language; as it is where there is no translation.
  package var spokenSentence: String {
    guard Language.current == .chinese, let text = HostSentences.chinese[self] else { return self }
    return HostSentences.reasons.reduce(text) { $0.replacing("：\($1.key)。", with: "：\($1.value)。") }
  }
}

enum HostSentences {
  /// By the English sentence, the most special first.
  static let chinese: DemoWords = [
    "{1} cannot be read: it is a pipe. Copy what it gives to a file.":
      "无法读取 {1}：它是一个管道。请将它的内容复制到文件中。",
    "{1} cannot be read: it is larger than {2} MiB.": "无法读取 {1}：它大于 {2} MiB。",
    "{1} cannot be read: {2}.": "无法读取 {1}：{2}。",
    "{1} cannot be written: {2}.": "无法写入 {1}：{2}。",
    "{1} cannot be renamed: {2}.": "无法重命名 {1}：{2}。",
    "{1} cannot be opened: this version of Riff does not read its kind.":
      "无法打开 {1}：这个版本的 Riff 不能读取这种文件。",
    "{1} cannot be opened: Riff opens {2}.":
      "无法打开 {1}：Riff 能打开 Swift 示例、JSON 场景、Lottie 动画、SVG、PNG、动效令牌和演讲；录制由 riff replay 播放。",
    "{1} is a talk: it can't be a demo, or a stop of another talk. Present it by itself.":
      "{1} 是一个演讲，不能作为示例，也不能作为另一个演讲的环节。请单独放映它。",
    "{1} is a recording: play it with riff replay, or as a stop of a talk with a line that begins with \"replay\".":
      "{1} 是一个录制。请用 riff replay 播放它，或在演讲中用以 replay 开头的一行将它作为环节。",
    "{1} is larger than {2} MiB, and a scene keeps its pictures: make it smaller.":
      "{1} 大于 {2} MiB，而场景会保存它的图片。请将它缩小。",
    "{1} isn't a talk any more.": "{1} 已不再是演讲。",
    "{1} no longer exists.": "{1} 已不存在。",
  ]

  /// Why a file cannot be read or written.
  static let reasons = [
    "there is no such file or folder": "没有这个文件或文件夹", "permission is denied": "没有权限",
    "the disk is read-only": "磁盘是只读的", "the disk is full": "磁盘已满", "it is a folder": "它是一个文件夹",
    "a part of its path is not a folder": "路径的一部分不是文件夹",
  ]
}
