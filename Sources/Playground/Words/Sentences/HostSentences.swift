// What the host says of files, in Chinese.
extension Sentences {
  static let host: [String: String] = [
    // Reading and writing.
    "{1} cannot be {2}: {3}.": "无法 {2} {1}：{3}。",
    "read": "读取",
    "written": "写入",
    "renamed": "重命名",
    "there is no such file or folder": "没有这个文件或文件夹",
    "permission is denied": "没有权限",
    "the disk is read-only": "磁盘是只读的",
    "the disk is full": "磁盘已满",
    "it is a folder": "它是一个文件夹",
    "a part of its path is not a folder": "路径的一部分不是文件夹",
    "{1} cannot be read: it is a pipe. Copy what it gives to a file.":
      "无法读取 {1}：它是一个管道。请将它的内容复制到文件中。",
    "{1} cannot be read: it is larger than {2} MiB.": "无法读取 {1}：它大于 {2} MiB。",
    "{1} cannot be written: it is a pipe that nobody reads. Name a new file.":
      "无法写入 {1}：它是一个没有人读取的管道。请指定一个新文件。",
    "The folder {1} cannot be created: {2}.": "无法创建文件夹 {1}：{2}。",
    "{1} already exists. Choose another name.": "{1} 已存在。请换一个名称。",

    // Opening.
    "{1} cannot be opened: there is no such file.": "无法打开 {1}：没有这个文件。",
    "{1} cannot be opened: it is a folder. Name a file in it.":
      "无法打开 {1}：它是一个文件夹。请指定其中的文件。",
    "{1} cannot be opened: this version of Riff does not read its kind.":
      "无法打开 {1}：这个版本的 Riff 不能读取这种文件。",
    "{1} cannot be opened: Riff opens demos in Swift, its own scenes, Lottie, SVG, PNG, motion tokens and talks; riff replay plays recordings.":
      "无法打开 {1}：Riff 能打开 Swift 示例、Riff 场景、Lottie、SVG、PNG、动效令牌和演讲；录制由 riff replay 播放。",
    "{1} contains motion tokens but no scene. Open a demo first, then this file with Ctrl+O.":
      "{1} 有动效令牌，但没有场景。请先打开一个示例，再按 Ctrl+O 打开此文件。",
    "{1} is a talk: it can't be a demo, or a stop of another talk. Present it by itself.":
      "{1} 是一个演讲，不能作为示例，也不能作为另一个演讲的环节。请单独放映它。",
    "{1} is a recording: play it with riff replay, or as a stop of a talk with a line that begins with \"replay\".":
      "{1} 是一个录制。请用 riff replay 播放它，或在演讲中用以 \"replay\" 开头的一行将它作为环节。",
    "{1} isn't a talk any more.": "{1} 已不再是演讲。",
    "{1} no longer exists.": "{1} 已不存在。",
    "A file of the kind {1} cannot be read here.": "此处不能读取 {1} 类型的文件。",

    // Recordings.
    "{1} cannot be replayed. {2}": "无法播放 {1}。{2}",
    "The recording shows {1}, which is not there any more. Put it back to replay.":
      "录制中有 {1}，但它已不在原处。请将它放回，然后再播放。",
    "A talk could not be presented in another window. {1}": "无法在另一个窗口中放映演讲。{1}",
    "The system doesn't say where this program is, so it can't be started again.":
      "系统没有给出此程序的位置，因此无法重新启动它。",

    // The first of several mistakes.
    "{1} of {2} files have mistakes.": "{2} 个文件中有 {1} 个有错误。",
    "The file has mistakes.": "此文件有错误。",

    // Other programs.
    "{1} cannot be started: {2}.": "无法启动 {1}：{2}。",
    "{1} cannot be loaded: {2}.": "无法载入 {1}：{2}。",
    "no reason given": "没有给出原因",
  ]

  /// Pictures in files and on the stage.
  static let pictures: [String: String] = [
    "{1} is larger than {2} MiB, and a scene keeps its pictures: make it smaller.":
      "{1} 大于 {2} MiB，而场景会保存它的图片。请将它缩小。",
    "A picture inside the file is a damaged data URL.": "文件中有一张图片的 data URL 已损坏。",
    "The picture {1} is outside the file's folder: copy it there.":
      "图片 {1} 不在文件所在的文件夹中。请将它复制到那里。",
    "The pictures of the file have more than {1} megapixels together.":
      "文件的图片合计超过 {1} 百万像素。",
    "The picture {1} is not on the stage.": "图片 {1} 不在舞台上。",
    "The picture {1} is not a PNG file: {2}.": "图片 {1} 不是 PNG 文件：{2}。",
    "The picture {1} has {2} × {3} pixels, and at most 36 megapixels are read: make it smaller.":
      "图片 {1} 有 {2} × {3} 像素，而最多读取 3600 万像素。请将它缩小。",
    "The picture {1} is damaged: {2}.": "图片 {1} 已损坏：{2}。",
    "it ends too early": "内容不完整",
    "The picture cannot be encoded as PNG: {1}.": "图片无法编码为 PNG：{1}。",
  ]
}
