// Mistakes in Lottie files, and what of them is not supported, in Chinese.
extension Sentences {
  static let lottie: [String: String] = [
    // The text.
    "The file has {1} MiB; Lottie files of up to {2} MiB are read.":
      "文件有 {1} MiB，而最多读取 {2} MiB 的 Lottie 文件。",
    "Something follows the end of the JSON: remove it.": "JSON 结束之后还有内容。请删除它。",
    "The file has more than {1} values: it is too large to be read.":
      "文件中的值多于 {1} 个，太大而无法读取。",
    "The JSON ends too early: the file is cut off.": "JSON 过早结束，文件不完整。",
    "Lists and objects lie more than {1} deep in each other: such a file is not read.":
      "列表和对象的嵌套超过 {1} 层，无法读取这样的文件。",
    "The name of a member is missing: write it in quotation marks.":
      "缺少成员的名称。请用引号将它括起来。",
    "A \":\" is missing after {1}.": "{1} 之后缺少 \":\"。",
    "A comma is missing.": "缺少逗号。",
    "A value is missing.": "缺少值。",
    "{1} is not a value of JSON: write a finite number.": "{1} 不是 JSON 的值。请写有限的数。",
    "{1} is not a number that can be read: write a finite one.": "{1} 不是可以读取的数。请写有限的数。",
    "The quotation mark at the end of a text is missing.": "文本末尾缺少引号。",

    // The animation.
    "This is not a Lottie animation: it has no layers.": "这不是 Lottie 动画：它没有图层。",
    "The animation has no {1}: give it a number for {2}.": "动画没有 {1}。请给 {2} 一个数。",
    "The animation is {1} × {2} large: each side must be 1 to {3}.":
      "动画的大小为 {1} × {2}，而每边必须为 1 到 {3}。",
    "The animation has {1} frames a second: \"fr\" must be above 0 and at most {2}.":
      "动画每秒有 {1} 帧，而 \"fr\" 必须大于 0，最多为 {2}。",
    "The animation lasts from frame {1} to {2}: it must last, and at most a day.":
      "动画从第 {1} 帧到第 {2} 帧，而它必须有长度，最长一天。",
    "{1} groups lie in each other; up to {2} are shown.": "组嵌套了 {1} 层，而最多显示 {2} 层。",
    "The layer {1} is its own matte: remove \"tt\" from one of both.":
      "图层 {1} 是自身的遮罩。请从其中一个删除 \"tt\"。",
    "The layer {1} is among its own parents: remove \"parent\" from one of them.":
      "图层 {1} 在它自己的父级之中。请从其中一个删除 \"parent\"。",
    "The layer {1} has more than {2} parents above one another: such a file is not shown.":
      "图层 {1} 的父级超过 {2} 层，无法显示这样的文件。",
    "The composition {1} shows itself, by the layer {2}: remove that layer.":
      "合成 {1} 通过图层 {2} 显示了自身。请删除该图层。",
    "More than {1} compositions lie in each other, down to {2}: such a file is not shown.":
      "合成的嵌套超过 {1} 层，直到 {2}，无法显示这样的文件。",
    "More than {1} modifiers change one shape: such a file is not shown.":
      "一个形状的修改器多于 {1} 个，无法显示这样的文件。",
    "A repeater in the layer {1} makes {2} copies; up to {3} are shown.":
      "图层 {1} 中的一个中继器生成 {2} 个副本，而最多显示 {3} 个。",
    "The file has more than {1} {2}: it is too large to be shown.":
      "文件中的 {2} 多于 {1} 个，太大而无法显示。",
    "The file has more than {1} {2}, counted up to the layer {3}: it is too large to be shown.":
      "数到图层 {3} 时，文件中的 {2} 已多于 {1} 个，太大而无法显示。",
    "layers and shapes": "图层和形状",
    "keyframes": "关键帧",
    "points of paths": "路径的点",

    // Archives.
    "The archive has no {1}, which its manifest names.": "压缩包中没有清单所列的 {1}。",
    "The archive has no such file.": "压缩包中没有这个文件。",
    "The archive has no animation: it is not a Lottie file.": "压缩包中没有动画，它不是 Lottie 文件。",
    "The archive has no directory: the file is cut off, or is not a zip archive.":
      "压缩包没有目录：文件不完整，或不是 zip 压缩包。",
    "The archive has {1} files; those with up to {2} are read.":
      "压缩包中有 {1} 个文件，而最多读取 {2} 个。",
    "The archive's directory is damaged after {1} files.": "压缩包的目录在 {1} 个文件之后损坏。",
    "{1} in the archive cannot be read: {2}.": "压缩包中的 {1} 无法读取：{2}。",
    "it is encrypted": "它已加密",
    "it has {1} MiB unpacked, of at most {2}": "它解压后有 {1} MiB，而最多为 {2} MiB",
    "its header is damaged": "它的文件头已损坏",
    "it is cut off": "它不完整",
    "it is packed by method {1}; stored and deflated files are":
      "它用方法 {1} 压缩，而只能读取 stored 和 deflated 的文件",
    "it is damaged": "它已损坏",
  ]

  /// What is not supported, and what is shown instead.
  static let lottieNotes: [String: String] = [
    "other features": "其他功能",
    "matte without a layer": "没有图层的遮罩",
    "a star with too many points": "角太多的星形",
    "conic gradient": "锥形渐变",
    "audio": "音频",
    "camera": "摄像机",
    "data": "数据",
    "layer of type {1}": "类型为 {1} 的图层",
    "missing image {1}": "缺少的图片 {1}",
    "image {1}": "图片 {1}",
    "effect {1}": "效果 {1}",
    "layer style {1}": "图层样式 {1}",
    "hard mix": "实色混合",
    "hue": "色相",
    "saturation": "饱和度",
    "color": "颜色",
    "luminosity": "明度",
    "mask expansion": "蒙版扩展",
    "mask feather": "蒙版羽化",
    "mask mode lighten": "蒙版模式“变亮”",
    "mask mode darken": "蒙版模式“变暗”",
    "a zig zag with too many ridges": "锯齿太多的锯齿形",
    "a trim of many shapes in turn": "依次修剪多个形状",
    "a path whose points change in number": "点数变化的路径",
    "auto-orient with separate x and y": "x 和 y 分开时的自动定向",
    "expression": "表达式",
    "missing composition {1}": "缺少的合成 {1}",
    "merge paths": "合并路径",
    "shape {1}": "形状 {1}",
    "animated miter limit": "有动画的斜接限制",
    "animated gradient of a stroke": "有动画的描边渐变",
    "animated dash": "有动画的虚线",
    "text animator": "文本动画",
    "text on a path": "沿路径的文本",
    "text in a box": "框内的文本",
    "font {1}": "字体 {1}",
    "more animations": "更多动画",
    "state machines": "状态机",
    "themes": "主题",
    "sounds": "声音",

    "shown whole": "完整显示",
    "{1} points": "显示 {1} 个角",
    "{1} ridges": "显示 {1} 个锯齿",
    "a linear one": "显示为线性渐变",
    "nothing is heard": "没有声音",
    "seen from the front": "从正面观看",
    "it is ignored": "已忽略",
    "they are ignored": "已忽略",
    "it isn't shown": "不显示",
    "nothing is shown": "不显示任何内容",
    "nothing is shown. {1}": "不显示任何内容。{1}",
    "it turns, without a camera and depth": "会旋转，但没有摄像机和深度",
    "normal": "按正常模式显示",
    "add": "按“相加”显示",
    "intersect": "按“交集”显示",
    "the mask as it is drawn": "按绘制的蒙版显示",
    "a mask with sharp edges": "显示为边缘清晰的蒙版",
    "all are trimmed at once": "同时修剪全部",
    "it changes at once": "直接切换",
    "it doesn't turn with its path": "不随路径转动",
    "the values without the expression": "显示没有表达式的值",
    "all paths are drawn together": "全部路径一起绘制",
    "the limit at the beginning": "用开始时的限制",
    "its gradient at the beginning": "用开始时的渐变",
    "the dash at the beginning": "用开始时的虚线",
    "the text stands still": "文本静止不动",
    "a straight text": "显示为直线排列的文本",
    "text without an outline": "显示没有描边的文本",
    "lines as they are broken in the file": "按文件中的换行显示",
    "Riff's own font of a like weight": "用 Riff 自带的粗细相近的字体",
    "only {1}": "只显示 {1}",
  ]
}
