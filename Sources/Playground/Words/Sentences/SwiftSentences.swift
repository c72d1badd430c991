// Mistakes in Swift, in Chinese.
extension Sentences {
  /// In what is pasted.
  static let swift: [String: String] = [
    "Something follows the end": "结束之后还有内容",
    "Expressions lie more than 64 deep in each other": "表达式的嵌套超过 64 层",
    "More than 64 words follow each other": "相连的词多于 64 个",
    "A name is missing behind the point": "点之后缺少名称",
    "The text ends too early": "文本过早结束",
    "{1} is not a value": "{1} 不是值",
    "write a number or a name": "请写一个数或名称",
    "A value among pairs has no time": "成对的值中有一个没有时间",
    "write \"time: value\" everywhere": "请全部写成 \"time: value\"",
    "{1} is not a finite number": "{1} 不是有限的数",
    "A type is missing": "缺少类型",
    "write one such as Track<Double>": "请写一个，例如 Track<Double>",
    "A track is made of one thing": "轨道只能由一项内容组成",
    "give it a value or keyframes": "请给它一个值或若干关键帧",
    "A list of values is not a track": "值的列表不是轨道",
    "write \"time: value\" for each": "请将每一项写成 \"time: value\"",
    "This is not a keyframe": "这不是关键帧",
    "write it like Keyframe(time: 0, value: 1)": "请写成 Keyframe(time: 0, value: 1) 这样",
    "These are not controls": "这不是控制值",
    "write them like Controls(0.2, 0.8)": "请写成 Controls(0.2, 0.8) 这样",
    "write it like .eased(.easeOut)": "请写成 .eased(.easeOut) 这样",
    "A track that is pasted knows no {1}": "粘贴的轨道没有 {1}",
    "write eased, extrapolated, or the keyframes themselves":
      "请写 eased、extrapolated，或直接写关键帧",
    "This is not a way to continue": "这不是延续的方式",
    "write one of {1}": "请从 {1} 中选择一个",
    "This is not an easing": "这不是缓动",
    "write one such as .easeOut(.bounce)": "请写一个，例如 .easeOut(.bounce)",
    "This is not a number": "这不是数",
    "This is neither true nor false": "这既不是 true，也不是 false",
    "This is not a colour": "这不是颜色",
    "This is not a colour that can be read here": "这不是此处可以读取的颜色",
    "This is not a colour of six digits": "这不是六位数字的颜色",
    "A part of the colour is missing": "颜色缺少一个分量",
    "write it like Color(0xFF7F50) or Color(red: 1, green: 0.5, blue: 0)":
      "请写成 Color(0xFF7F50) 或 Color(red: 1, green: 0.5, blue: 0) 这样",
  ]

  /// In demos, which are compiled, tried out and run.
  static let demos: [String: String] = [
    "The file is larger than 1 MiB, which is more than a demo needs.":
      "文件大于 1 MiB，超过了示例所需的大小。",
    "{1} has no demo: it needs a type that conforms to Demo and is not private. riff new NAME writes an example.":
      "{1} 中没有示例：它需要一个遵循 Demo 且不是 private 的类型。riff new NAME 会写出一个例子。",
    "Swift files are compiled by swiftc, which is not in any folder of PATH: install Swift 6.2 or later from https://www.swift.org/install and try again.":
      "Swift 文件由 swiftc 编译，而 PATH 的文件夹中没有它。请从 https://www.swift.org/install 安装 Swift 6.2 或更新的版本，然后重试。",
    "Riff was built by another version of Swift than the swiftc that was found. Build Riff again, or put the folder of its Swift first in PATH.":
      "构建 Riff 的 Swift 与找到的 swiftc 版本不同。请重新构建 Riff，或将它的 Swift 所在的文件夹放在 PATH 的最前面。",
    "Swift files need Riff's modules, which are not beside this program. Run Riff with ./play, from the folder in which it is built, or install it with scripts/package.":
      "Swift 文件需要 Riff 的模块，而它们不在此程序旁边。请在构建 Riff 的文件夹中用 ./play 运行它，或用 scripts/package 安装它。",
    "The compiler took longer than {1} seconds and was stopped. Give long expressions types, or split them.":
      "编译器用了超过 {1} 秒，已被停止。请给长表达式写明类型，或将它们拆开。",
    "swiftc cannot compile the file. {1}": "swiftc 无法编译此文件。{1}",
    "It ended with {1}.": "它以 {1} 结束。",
    "{1} is not a library made by Riff.": "{1} 不是 Riff 生成的库。",
    "Riff cannot find its own program, which tries demos out.": "Riff 找不到用来试运行示例的自身程序。",
    "The demo's name \"{1}\" is not made of letters, digits and hyphens: give it a static name, or another title.":
      "示例的名称 \"{1}\" 不是由字母、数字和连字符组成的。请给它一个静态的 name，或换一个标题。",

    // What stopped it, and when.
    "It takes too long: it was stopped after {1} seconds": "它运行太久，已在 {1} 秒后停止",
    "It has ended the program with exit code {1}": "它以退出码 {1} 结束了程序",
    "It has crashed": "它崩溃了",
    "It has no stack left, or reads memory that is not there: a function may call itself for ever":
      "它用尽了栈，或读取了不存在的内存：可能有函数在无限地调用自身",
    "when it is loaded": "在载入时",
    "when it is made": "在创建时",
    "asked for its title and timeline": "在请求标题和时间轴时",
    "asked for its scene": "在请求场景时",
    "asked for its scene, with {1} at {2}": "在 {1} 为 {2} 时请求场景",
    "at {1}": "在时间 {1} 处",
    "at {1}, with {2} at {3}": "在时间 {1} 处，{2} 为 {3}",
    "tapped": "在轻点时",
    "dragged": "在拖动时",
    "given a frame's time": "在给出一帧的时间时",
    "settled on a page": "在停到一页时",
    "its button {1} pressed": "在按下按钮 {1} 时",
    "played in the window": "在窗口中播放时",

    "another demo in the same file": "同一文件中的另一个示例",
    "only the first is shown: give it a file of its own": "只显示第一个：请给它单独的文件",
  ]
}
