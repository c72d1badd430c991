import DemoKit

// The names of curves that can be chosen.
extension String {
  /// As the name of a built-in preset, or of a family of them: in the current language.
  var spokenPreset: String {
    Language.current == .chinese ? PresetNames.chinese[self] ?? self : self
  }
}

enum PresetNames {
  static let chinese: [String: String] = [
    "Linear": "线性", "Hold": "保持", "4 steps": "4 步",
    "Sine": "正弦", "Quad": "二次", "Cubic": "三次", "Quart": "四次", "Quint": "五次",
    "Expo": "指数", "Circ": "圆弧", "Back": "回拉", "Elastic": "弹性", "Bounce": "弹跳",
    "Ease": "缓动", "Ease in": "CSS 缓入", "Ease out": "CSS 缓出", "Ease in-out": "CSS 入出",
    "Step start": "起点步进", "Step end": "终点步进",
    "Smooth": "平滑", "Snappy": "干脆", "Bouncy": "活泼", "Gentle": "轻柔", "Quick": "快速",
    "Slow": "缓慢", "Playful": "俏皮", "Creep": "蠕动",
    "Standard": "标准", "Decelerate": "减速", "Accelerate": "加速", "Sharp": "锐利",
    "M3 enter": "M3 进入", "M3 leave": "M3 离开",
  ]
}
