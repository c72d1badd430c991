// What demos of springs and chains say in Chinese.

extension Springs {
  static let chinese: DemoWords = [
    "Springs": "弹簧",
    "A new target in mid-flight: velocity kept or lost.": "运动途中更换目标：速度保留或丢失。",
    "Response": "响应时间",
    "Damping ratio": "阻尼比",
    "velocity kept": "保留速度",
    "velocity lost": "丢失速度",
  ]
}

extension Interrupt {
  static let chinese: DemoWords = [
    "Interrupt": "中断",
    "Drag the card, throw it, catch it in mid-air: it keeps its velocity.":
      "拖动卡片、甩出、在空中接住：它保持速度。",
  ]
}

extension ChainableBounce {
  static let chinese: DemoWords = [
    "Chainable bounce": "链式弹跳",
    "A chain of links. Tap anywhere to send the ball there.": "由多个环节组成的链。点按任意位置，球就飞到那里。",
    "Landing": "落地方式",
    "Duration": "时长",
    "bounce": "弹跳",
    "grow 60, turn purple (three times), then 95° with a swing, then fall":
      "放大 60、变紫（三次），然后摆动转 95°，最后落下",
    "Action!": "开始！",
    "Pause": "暂停",
    "Resume": "继续",
  ]
}

extension InTurnAndTogether {
  static let chinese: DemoWords = [
    "In turn and together": "依次与同时",
    "The same animations in sequence and in parallel.": "同样的动画，依次播放和同时播放。",
    "In turn": "依次",
    "Together": "同时",
    "{1} completed": "完成 {1} 个",
    "Start": "开始",
    "Pause": "暂停",
    "Resume": "继续",
    "Stop": "停止",
  ]
}

extension Presets {
  static let chinese: DemoWords = [
    "Presets": "预设",
    "Spring's 27 presets. Tap one to see it large.": "Spring 的 27 种预设。点按一个可放大查看。",
    "Tap a card": "点按卡片",
    "Tap to go back": "点按返回",
    "AT's two animators": "AT 的两种动画器",
  ]
}
