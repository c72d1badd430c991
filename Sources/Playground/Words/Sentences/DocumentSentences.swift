// Mistakes in what Riff saves, in Chinese.
extension Sentences {
  static let documents: [String: String] = [
    "The line \"end\" is missing.": "缺少 \"end\" 一行。",
    "There is text after the line \"end\".": "在 \"end\" 一行之后还有文本。",
    "The first line is {1}, not \"{2}\".": "第一行为 {1}，而不是 \"{2}\"。",
    "{1} has two values.": "{1} 有两个值。",
    "The track does not name its property.": "轨道没有写明它的属性。",
    "{1} of {2} appears twice.": "{2} 的 {1} 出现了两次。",
    "The track cannot be read: {1}.": "轨道无法读取：{1}。",
    "The track is not in Riff's JSON.": "轨道不是 Riff 的 JSON。",
    "The length appears twice.": "长度出现了两次。",
    "The length is 0: it must be more.": "长度为 0，而它必须更大。",
    "The marker {1} appears twice.": "标记 {1} 出现了两次。",
    "The nodes appear twice.": "节点出现了两次。",
    "The nodes cannot be read: {1}.": "节点无法读取：{1}。",
    "The nodes are not in Riff's JSON.": "节点不是 Riff 的 JSON。",
    "The preset {1} appears twice.": "预设 {1} 出现了两次。",
    "The easing cannot be read: {1}.": "缓动无法读取：{1}。",
    "The name is {1}, which a preset cannot have.": "名称为 {1}，而预设不能用它。",
    "A line does not begin with \"preset\".": "有一行不以 \"preset\" 开头。",
    "The replaced tokens appear twice.": "替换的令牌出现了两次。",
    "The replaced tokens cannot be read: {1}.": "替换的令牌无法读取：{1}。",
    "The tokens appear twice.": "令牌出现了两次。",
    "The tokens cannot be read: {1}.": "令牌无法读取：{1}。",
    "The letter is {1}: it must be A, B, C or D.": "字母为 {1}，而它必须为 A、B、C 或 D。",
    "The edit is {1}: it must be \"knob\", \"track\", \"length\", \"marker\", \"nodes\", \"hide\", \"lock\", \"tokens\" or \"replaced\".":
      "修改为 {1}，而它必须为 \"knob\"、\"track\"、\"length\"、\"marker\"、\"nodes\"、\"hide\"、\"lock\"、\"tokens\" 或 \"replaced\"。",
    "{1} already has three variants.": "{1} 已有三个版本。",
    "There is no theme {1}.": "没有主题 {1}。",
    "There is no tool {1}.": "没有工具 {1}。",

    // What is meant.
    "The knob": "旋钮",
    "The node": "节点",
    "The value": "值",
    "The letter": "字母",
    "The length": "长度",
    "The count": "数量",
    "The change": "更改",
    "The tracks": "轨道",
    "The track": "轨道",
    "The nodes": "节点",
    "The gallery": "图库",
    "The theme": "主题",
    "The motion": "动效",
    "The start": "起点",
    "The tool": "工具",
    "The size": "大小",
    "The index": "序号",
  ]

  /// Why a film cannot be made.
  static let films: [String: String] = [
    "The film has no frames.": "影片没有帧。",
    "The film would have more than {1} frames. Choose a shorter range or fewer frames per second.":
      "影片会超过 {1} 帧。请选择更短的范围或更低的帧率。",
    "A GIF has at most 50 frames per second. Try 50, 100/3 or 25.":
      "GIF 每秒最多 50 帧。请试试 50、100/3 或 25。",
    "A GIF cannot be {1}×{2} pixels large.": "GIF 不能有 {1}×{2} 像素。",
    "ffmpeg is needed to write {1}. Install it (Debian: apt install ffmpeg), or write a .gif or .png.":
      "写入 {1} 需要 ffmpeg。请安装它（Debian：apt install ffmpeg），或写成 .gif 或 .png。",
    "ffmpeg cannot write {1}.": "ffmpeg 无法写入 {1}。",
    "ffmpeg cannot write {1}: {2}": "ffmpeg 无法写入 {1}：{2}",
  ]
}
