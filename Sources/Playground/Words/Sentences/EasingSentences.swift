// Mistakes in easings as they are written and pasted, in Chinese.
extension Sentences {
  /// In the notation of the library.
  static let easings: [String: String] = [
    // Names.
    "An easing is missing": "缺少缓动",
    "give a name such as ease-out or a curve such as cubic-bezier(0.42, 0, 1, 1)":
      "请给出名称（例如 ease-out）或曲线（例如 cubic-bezier(0.42, 0, 1, 1)）",
    "No easing is called {1}": "没有名为 {1} 的缓动",
    "give a name such as ease-out or ease-out-bounce": "请给出名称，例如 ease-out 或 ease-out-bounce",
    "The name of a custom easing is missing": "缺少自定义缓动的名称",
    "No custom easing is called {1}": "没有名为 {1} 的自定义缓动",
    "give the name of a custom easing that this program defines": "请给出此程序定义的自定义缓动的名称",
    "No token is called {1}": "没有名为 {1} 的令牌",
    "add it to the scene's tokens, or give its easing: {1}":
      "请将它加入场景的令牌，或给出它的缓动：{1}",
    "The name of a token is missing": "缺少令牌的名称",
    "The family of {1} is missing": "{1} 缺少曲线族",
    "The family of {1} is {2}": "{1} 的曲线族为 {2}",
    "give a family such as quad or bounce": "请给出曲线族，例如 quad 或 bounce",

    // Marks and arguments.
    "\"{1}\" is missing": "缺少 \"{1}\"",
    "\"{1}\" is missing before {2}": "{2} 之前缺少 \"{1}\"",
    "{1} follows the easing": "缓动之后还有 {1}",
    "{1} does not take {2}": "{1} 不接受 {2}",
    "{1} is nested more than {2} deep": "{1} 的嵌套超过 {2} 层",
    "use fewer nested easings": "请减少嵌套的缓动",
    "steps(4) or steps(4, jump-end)": "steps(4) 或 steps(4, jump-end)",
    "spring(bounce), spring(mass stiffness damping velocity), spring(duration: 0.5, bounce: 0.3) or spring(response: 0.5, dampingFraction: 0.7)":
      "spring(bounce)、spring(mass stiffness damping velocity)、spring(duration: 0.5, bounce: 0.3) 或 spring(response: 0.5, dampingFraction: 0.7)",
    "{1} is given twice": "{1} 给出了两次",
    "The duration {1} would be lost": "时长 {1} 会丢失",
    "remove it: an easing takes as long as its segment of the track":
      "请删除它：缓动与它所在的轨道区段一样长",
    "spring with a response": "有 response 的 spring",
    "spring with a stiffness": "有 stiffness 的 spring",

    // Numbers.
    "{1} is missing": "缺少 {1}",
    "{1} is {2}, not a number": "{1} 为 {2}，不是数",
    "{1} is {2}, too large": "{1} 为 {2}，太大",
    "The {1} is {2}": "{1} 为 {2}",
    "The {1} of {2}": "{2} 的 {1}",
    "The {1} of {2} is {3}": "{2} 的 {1} 为 {3}",
    "{1} of cubic-bezier": "cubic-bezier 的 {1}",
    "{1} of cubic-bezier is {2}": "cubic-bezier 的 {1} 为 {2}",
    "{1} of the curve is {2}": "曲线的 {1} 为 {2}",
    "The bounce of spring": "spring 的 bounce",
    "The bounce of spring is {1}": "spring 的 bounce 为 {1}",
    "The bounce of {1} is {2}": "{1} 的 bounce 为 {2}",
    "The velocity of spring": "spring 的 velocity",
    "The {1} of spring": "spring 的 {1}",
    "The {1} of spring is {2}": "spring 的 {1} 为 {2}",
    "The {1} of spring is missing": "spring 缺少 {1}",
    "The duration": "时长",
    "The duration is {1}": "时长为 {1}",
    "The number of steps is missing": "缺少步数",
    "The number of steps is {1}": "步数为 {1}",
    "give a whole number of at least {1}": "请给出不小于 {1} 的整数",
    "give a whole number of at least {1} with jump-none": "用 jump-none 时请给出不小于 {1} 的整数",
    "The step position is {1}": "阶跃的位置为 {1}",
    "give jump-start, jump-end, jump-none or jump-both":
      "请给出 jump-start、jump-end、jump-none 或 jump-both",
    "The percentage of a stop": "断点的百分比",
    "A stop of linear": "linear 的断点",
    "The stop has a third percentage, {1}": "断点有第三个百分比 {1}",
    "give at most two": "请给出最多两个",
    "The stop has a second number, {1}": "断点有第二个数 {1}",
    "put a comma before it or a % after it": "请在它前面加逗号，或在它后面加 %",
    "The stop {1} has no number": "断点 {1} 没有数",
    "write it as 0.5 {1}": "请写成 0.5 {1}",
    "The easing has the same value at both ends of the part": "缓动在所选部分的两端值相同",
    "give a part whose ends differ": "请给出两端值不同的部分",
    "choose extraBounce so that it is above -1 and below 1":
      "请让 extraBounce 使它大于 -1 且小于 1",
    "add {1}: and a number": "请加上 {1}: 和一个数",

    // Ranges.
    "a number above 0": "大于 0 的数",
    "0 or more": "0 或更大的数",
    "1 or more": "1 或更大的数",
    "a whole number from 0 to 100": "0 到 100 的整数",
    "a number from 0 to 1": "0 到 1 的数",
    "a number above 0 and below 1": "大于 0 且小于 1 的数",
    "a number from 0, below 1": "不小于 0 且小于 1 的数",
    "a number above the start, up to 1": "大于起点且不大于 1 的数",
    "a number above -1 and below 1": "大于 -1 且小于 1 的数",
    "a number above -2 and below 2": "大于 -2 且小于 2 的数",
    "0 or remove it: an easing does not blend": "0，或将它删除：缓动不能混合",
  ]
}
