// What demos of keyframes and easings say in Chinese.

extension Rainbow {
  static let chinese: DemoWords = [
    "Rainbow keyframes": "彩虹关键帧",
    "Six colours in four seconds, blended and held.": "四秒内六种颜色：渐变和保持。",
    "Blended": "渐变",
    "Held": "保持",
    "red": "红",
    "orange": "橙",
    "yellow": "黄",
    "green": "绿",
    "blue": "蓝",
    "purple": "紫",
  ]
}

extension Rotation {
  static let chinese: DemoWords = [
    "Rotation": "旋转",
    "The same three angles, four rotation directions.": "同样的三个角度，四种旋转方向。",
    "Turns": "圈数",
    "Ease in and out": "缓入缓出",
    "Clockwise": "顺时针",
    "Counter-clockwise": "逆时针",
    "Shortest way": "最短路径",
    "As written": "按数值",
    "no angles: the circles change colour": "没有角度：圆改变颜色",
    "CW": "顺时针",
    "CCW": "逆时针",
    "Rainbow": "彩虹",
  ]
}

extension CalculationModes {
  static let chinese: DemoWords = [
    "Calculation modes": "计算模式",
    "The same four keyframes in five calculation modes.": "同样的四个关键帧，五种计算模式。",
    "Tension": "张力",
    "Continuity": "连续性",
    "Bias": "偏移",
    "linear": "线性",
    "discrete": "离散",
    "paced": "匀速",
    "cubic": "三次",
    "cubic\npaced": "三次\n匀速",
  ]
}

extension EasingAtlas {
  static let chinese: DemoWords = [
    "Easing atlas": "缓动图集",
    "All 31 easings. Tap one to see it large.": "全部 31 种缓动。点按一个可放大查看。",
    "Overshoot": "过冲",
    "Period": "周期",
    "Tap a tile": "点按一格",
    "Tap to go back": "点按返回",
    "position": "位置",
    "size": "大小",
    "opacity": "不透明度",
  ]
}

extension Paths {
  static let chinese: DemoWords = [
    "Paths": "路径",
    "Fly along a path, draw it, move at constant speed. Below: six masks.":
      "沿路径飞行、绘制路径、匀速移动。下方：六种蒙版。",
    "even": "匀速",
    "raw": "原始",
    "turning: .along": "turning: .along（顺向）",
    "turning: .backwards": "turning: .backwards（逆向）",
  ]
}

extension Flip {
  static let chinese: DemoWords = [
    "Flip": "翻转",
    "Cards and a die rotate out of the plane, in perspective.": "卡片和骰子以透视方式转出平面。",
  ]
}

extension TestCard {
  static let chinese: DemoWords = [
    "Test card": "测试图",
    "Edges, circles, greys, colours, type and frames on this display.":
      "检查此显示器的边缘、圆形、灰阶、颜色、文字和帧。",
    "Press keys, or turn the wheel": "按键，或转动滚轮",
    "Input to frame: {1}, at most {2}": "从输入到画面：{1}，最多 {2}",
    "without keyboard and display": "不含键盘和显示器本身",
    "{1} % cut off": "裁切 {1} %",
    "{1} of the height": "高度的 {1}",
    "{1} frames, {2} missed": "{1} 帧，丢失 {2} 帧",
    "frame ": "帧 ",
    "white": "白",
    "yellow": "黄",
    "cyan": "青",
    "green": "绿",
    "magenta": "品红",
    "red": "红",
    "blue": "蓝",
    "black": "黑",
    "Measure frames": "测量帧",
    "Stop": "停止",
  ]
}
