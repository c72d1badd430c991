// Mistakes in the easings of other tools, in Chinese.
extension Sentences {
  static let dialects: [String: String] = [
    // Any of them.
    "This is more than an easing": "这不只是一个缓动",
    "give an easing alone": "请只给出一个缓动",
    "These keyframes make no easing": "这些关键帧不能组成缓动",
    "give at least two with times that rise and values that differ":
      "请给出至少两个时间递增、值不同的关键帧",
    "The curve is too high": "曲线太高",
    "give y closer to 1": "请让 y 更接近 1",
    "Brackets are nested more than {1} deep": "括号的嵌套超过 {1} 层",
    "A keyframe has no value": "关键帧没有值",
    "There are {1} values and {2} times": "有 {1} 个值和 {2} 个时间",
    "give as many times as values": "时间与值的个数应当相同",
    "give as many key times as values": "关键时间与值的个数应当相同",
    "give as many key times as values, and one more": "关键时间应当比值多一个",
    "The times and values do not match": "时间与值的个数不一致",
    "give as many values as times": "值与时间的个数应当相同",

    // Springs.
    "The {1} of the spring is missing": "弹簧缺少 {1}",
    "add it with a number above 0": "请加上它，并给出大于 0 的数",
    "The {1} of the spring is {2}": "弹簧的 {1} 为 {2}",
    "The bounce is {1}": "回弹为 {1}",
    "The damping ratio is {1}": "阻尼比为 {1}",
    "damping ratio": "阻尼比",

    // One tool's own.
    "The influence is {1}%": "影响为 {1}%",
    "give 0 to 100%": "请给出 0 到 100%",
    "PathInterpolator has no curve": "PathInterpolator 没有曲线",
    "give four numbers or a path": "请给出四个数或一条路径",
    "This pathInterpolator has no curve": "这个 pathInterpolator 没有曲线",
    "give pathData or controlX1 to controlY2": "请给出 pathData，或 controlX1 到 controlY2",
    "The power is {1}": "幂次为 {1}",
    "This isn't a keyframe": "这不是关键帧",
    "write one such as 50% { --progress: 1 }": "请写一个，例如 50% { --progress: 1 }",
    "This keyframe has no easing that CSS knows": "这个关键帧没有 CSS 认识的缓动",
    "write cubic-bezier(0.4, 0, 0.2, 1)": "请写 cubic-bezier(0.4, 0, 0.2, 1)",
    "CubicBezierEasing has {1} numbers": "CubicBezierEasing 有 {1} 个数",
    "A control point is missing": "缺少控制点",
    "give x1, y1, x2 and y2": "请给出 x1、y1、x2 和 y2",
    "Riff does not know {1}": "Riff 不认识 {1}",
    "write its Cubic instead": "请改写成它的 Cubic",
    "Cubic has {1} numbers": "Cubic 有 {1} 个数",
    "The weight is {1}": "权重为 {1}",
    "give a whole number of at least 1": "请给出不小于 1 的整数",
    "GSAP has no ease called {1}": "GSAP 没有名为 {1} 的缓动",
    "write in, out or inOut after the dot": "请在点之后写 in、out 或 inOut",
    "The overshoot of back is {1}": "back 的过冲为 {1}",
    "The period of elastic is {1}": "elastic 的周期为 {1}",
    "The path isn't an easing": "路径不是缓动",
    "draw it from the left to the right without turning back": "请从左到右绘制，中途不要折返",
    "give each \"t\" and \"s\"": "请给每个关键帧写上 \"t\" 和 \"s\"",
    "Material has no motion token {1}": "Material 没有动效令牌 {1}",
    "give one such as md.sys.motion.easing.emphasized":
      "请给出一个，例如 md.sys.motion.easing.emphasized",
    "Easing.bezier has {1} numbers": "Easing.bezier 有 {1} 个数",
    "Easing.poly has no power above 0": "Easing.poly 没有大于 0 的幂次",
    "write Easing.poly(4)": "请写 Easing.poly(4)",
    "Easing.{1} has a formula that Riff does not know": "Easing.{1} 的公式 Riff 不认识",
    "use quad, cubic, poly, sin, circle, exp, back or bezier":
      "请用 quad、cubic、poly、sin、circle、exp、back 或 bezier",
    "write one such as LinearKeyframe(1, duration: 0.5)":
      "请写一个，例如 LinearKeyframe(1, duration: 0.5)",
  ]

  /// Keyframes in CSS.
  static let css: [String: String] = [
    "There are {1} @keyframes": "有 {1} 个 @keyframes",
    "paste one at a time": "请一次粘贴一个",
    "A keyframe is missing": "缺少关键帧",
    "{1} is not a keyframe": "{1} 不是关键帧",
    "write from, to or a percentage": "请写 from、to 或百分比",
    "A property is missing": "缺少属性",
    "write it like opacity: 0.5;": "请写成 opacity: 0.5; 这样",
    "The animation takes {1} s": "动画的时长为 {1} 秒",
    "give it a duration above 0": "请给它大于 0 的时长",
    "The @keyframes move nothing": "@keyframes 没有改变任何属性",
    "give each a property": "请给每个关键帧一个属性",
    "{1} is not a property that can be read": "{1} 不是可以读取的属性",
    "move one such as opacity, rotate, background or --x":
      "请改变一个属性，例如 opacity、rotate、background 或 --x",
    "A keyframe does not set {1} alone": "有关键帧不只设置了 {1}",
    "paste one property at a time": "请一次粘贴一个属性",
    "A keyframe lies too far away": "关键帧太远",
    "give a smaller percentage": "请给出小一些的百分比",
    "{1} is not a number that can be read": "{1} 不是可以读取的数",
    "write a number, alone or in px, deg, turn or %": "请写一个数，不带单位，或以 px、deg、turn 或 % 为单位",
    "{1} is too great": "{1} 太大",
    "write a smaller number": "请写小一些的数",
    "{1} is not a colour that can be read": "{1} 不是可以读取的颜色",
    "write it like #ff7f50 or rgb(255 127 80)": "请写成 #ff7f50 或 rgb(255 127 80) 这样",
  ]
}
