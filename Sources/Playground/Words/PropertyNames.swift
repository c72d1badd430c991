/// The names of properties, which in English are the same in files, in code and nearly always in the interface.
enum PropertyNames {
  /// Those that are called otherwise in files and in code.
  static let english = [
    "string": "text", "pathMasks": "masks", "isComposited": "group opacity", "blend": "blend mode",
    "route": "motion path",
  ]

  /// The names of every property of nodes; "x" and its like are the same in both languages.
  static let chinese: [String: String] = [
    "x": "x", "y": "y", "z": "z",
    "translationX": "位移 x", "translationY": "位移 y", "move x": "位移 x", "move y": "位移 y",
    "width": "宽度", "height": "高度", "cornerRadius": "圆角半径",
    "anchorX": "锚点 x", "anchorY": "锚点 y", "anchorZ": "锚点 z",
    "rotation": "旋转", "skew": "倾斜", "skewAxis": "倾斜轴",
    "rotationX": "旋转 x", "rotationY": "旋转 y", "axisRotation": "绕轴旋转",
    "axisX": "轴 x", "axisY": "轴 y", "axisZ": "轴 z", "perspective": "透视",
    "scaleX": "缩放 x", "scaleY": "缩放 y", "scale": "缩放", "scale x": "缩放 x", "scale y": "缩放 y",
    "opacity": "不透明度", "depth": "深度",
    "strokeWidth": "描边宽度", "strokeStart": "描边起点", "strokeEnd": "描边终点",
    "strokeOffset": "描边偏移", "dashPhase": "虚线相位", "pathProgress": "路径进度", "path": "路径",
    "page": "页", "row": "行", "visibility": "可见度",
    "contentsX": "内容 x", "contentsY": "内容 y", "contentsWidth": "内容宽度",
    "contentsHeight": "内容高度",
    "shadowX": "阴影 x", "shadowY": "阴影 y", "shadowRadius": "阴影半径",
    "number": "数字", "characters": "字符", "fontSize": "字号", "letterSpacing": "字间距",
    "lineHeight": "行高",
    "multiplierX": "倍数 x", "multiplierY": "倍数 y", "multiplierWidth": "宽度倍数",
    "multiplierHeight": "高度倍数",
    "offsetX": "偏移 x", "offsetY": "偏移 y", "offsetWidth": "宽度偏移", "offsetHeight": "高度偏移",
    "fill": "填充", "stroke": "描边", "shadow": "阴影", "tint": "着色", "hidden": "隐藏",
    "gradient": "渐变", "fillGradient": "填充渐变", "outline": "轮廓", "text": "文本", "string": "文本",
    "pathMasks": "蒙版", "mask": "蒙版", "matte": "遮片", "clip": "裁剪", "isComposited": "整体不透明度",
    "blend": "混合模式", "route": "运动路径", "constraints": "约束", "cues": "提示点", "clock": "时钟",
    "shape": "形状",
  ]
}
