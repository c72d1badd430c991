// What several readers say, in Chinese.
extension Sentences {
  /// What is around sentences: what is wrong, where, and what to do.
  static let frames: [String: String] = [
    "{1}: {2}": "{1}：{2}",
    "{1}: {2}.": "{1}：{2}。",
    "{1} (line {2}, column {3}): {4}.": "{1}（第 {2} 行第 {3} 列）：{4}。",
    "{1} (column {2}): {3}.": "{1}（第 {2} 列）：{3}。",
    "{1} ({2}).": "{1}（{2}）。",
    "Line {1}: {2}": "第 {1} 行：{2}",
    "{1}: {2} (and 1 more mistake)": "{1}：{2}（还有 1 个错误）",
    "{1}: {2} (and {3} more mistakes)": "{1}：{2}（还有 {3} 个错误）",
  ]

  static let common: [String: String] = [
    "Did you mean \"{1}\"?": "是不是想写 \"{1}\"？",

    // What to do.
    "write {1}": "请写成 {1}",
    "write it": "请写上",
    "write them": "请写上",
    "give {1}": "请给出 {1}",
    "remove it": "请删除它",
    "remove them": "请删除它们",
    "remove one": "请删除一个",
    "remove one of the two": "请删除其中一个",
    "give it one": "请给它一个",
    "give four": "请给出四个",
    "give fewer": "请减少一些",
    "paste all of it": "请粘贴全部内容",
    "write something simpler": "请写得简单一些",
    "write */ behind it": "请在后面写上 */",
    "write a number such as 0.5": "请写一个数，例如 0.5",
    "give a number such as 0.5": "请给出一个数，例如 0.5",
    "give a number": "请给出一个数",
    "give a number above 0": "请给出大于 0 的数",
    "give a number from 0 to 1": "请给出 0 到 1 的数",
    "give a number above -1 and below 1": "请给出大于 -1 且小于 1 的数",
    "give numbers closer to 1": "请给出更接近 1 的数",
    "give a smaller number": "请给出小一些的数",
    "give a smaller one": "请给出小一些的数",
    "give smaller ones": "请给出小一些的数",
    "give 0 or more": "请给出 0 或更大的数",
    "write true or false": "请写 true 或 false",
    "use up to 60 letters, digits, - and _": "请用最多 60 个字母、数字、- 和 _",
    "simplify it": "请将它简化",

    // What is wrong.
    "The end": "结尾",
    "The {1} ends too early": "{1} 过早结束",
    "{1} is where \"{2}\" should be": "此处应为 \"{2}\"，而不是 {1}",
    "write \"{1}\" there": "请在此处写上 \"{1}\"",
    "style sheet": "样式表",
    "text": "文本",
    "A comment does not end": "注释没有结束",
    "{1} is not a number": "{1} 不是数",
    "{1} is not a colour": "{1} 不是颜色",
    "{1} is there twice": "{1} 出现了两次",
    "The spring never settles": "弹簧永远不会静止",
    "A track has no keyframes": "轨道没有关键帧",
    "The text is empty": "文本为空",
    "copy an easing, a track, a node or a scene": "请复制一个缓动、轨道、节点或场景",
    "Not all that is written in this language can be read": "用这种语言写的内容不能全部读取",
    "copy it as JSON, which can be read whole": "请将它复制为 JSON，JSON 可以完整读取",
    "{1} cannot name a token": "{1} 不能作为令牌的名称",
    "The file is not UTF-8 text: save it in that encoding.":
      "文件不是 UTF-8 文本。请以这种编码保存它。",
    "The file has {1} MiB, and at most {2} are read: split it into several.":
      "文件有 {1} MiB，而最多读取 {2} MiB。请将它分成几个文件。",
  ]
}
