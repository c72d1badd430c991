// What demos of pages and scrolling say in Chinese.

extension PagingIntro {
  static let chinese: DemoWords = [
    "Paging intro": "翻页开场",
    "Four pages that play as you drag them.": "四个页面，拖动时随之播放。",
    "MOVE": "拨动",
    "TIME": "时间",
    "Riff presents": "Riff 呈现",
    "Every property\nis a track.": "每个属性\n都是一条轨道。",
    "Drag back:\nit all rewinds.": "往回拖：\n一切倒回。",
    "Now move it yourself.": "现在自己动手试试。",
    "Riff": "Riff",
  ]
}

extension OnePageAtATime {
  static let chinese: DemoWords = [
    "One page at a time": "一次一页",
    "Drag to change the page; let go to finish or go back.": "拖动来翻页；松手则翻完或返回。",
    "Find the light": "寻找光线",
    "It is where the shadows point away from.": "影子背对的方向就是光。",
    "Open up": "打开光圈",
    "The wider the opening, the softer the far away.": "光圈越大，远处越柔和。",
    "Press once": "按下快门",
    "The ring closes when the moment is in.": "瞬间入镜，光圈闭合。",
    "Keep it": "留住它",
    "Paper remembers longer than a phone.": "相纸比手机记得更久。",
  ]
}

extension VerticalPages {
  static let chinese: DemoWords = [
    "Vertical pages": "纵向翻页",
    "Drag each page in its own direction: down, across and diagonally.":
      "每一页朝自己的方向拖动：向下、横向和斜向。",
    "Snapping": "吸附",
    "mandatory": "强制",
    "directional": "按方向",
    "proximity": "就近",
    "Reach": "范围",
    "Follow": "跟随",
    "pages": "页",
    "Pull up": "向上拉",
    "These pages lie below each other.": "这些页面上下相连。",
    "Down it goes": "继续下潜",
    "A page is as far as the stage is high.": "一页的距离就是舞台的高度。",
    "Touch ground": "触到海底",
    "From here the way goes to the right.": "从这里开始向右走。",
    "Go along": "沿路前行",
    "Pull to the left: the finger finds the way.": "向左拉：手指会找到路。",
    "Rise aslant": "斜向上升",
    "What is under the finger follows it.": "手指下的内容随之移动。",
  ]
}

extension ScrollScales {
  static let chinese: DemoWords = [
    "Scroll scales": "滚动区间",
    "Each property over its own range of the scroll.": "每个属性有自己的滚动区间。",
    "Card appears over": "卡片出现的距离",
    "Scattered": "散开",
    "Gathered": "聚拢",
    "Filed away": "归档",
    "ground": "背景",
    "titles": "标题",
    "discs": "圆盘",
    "bars": "条形",
    "card": "卡片",
  ]
}

extension Feel {
  static let chinese: DemoWords = [
    "Feel": "手感",
    "Drag, fling or scroll the lanes; drag the bars to change the constants.":
      "拖动、甩动或滚动各条轨道；拖动条形来更改常数。",
    "Click a name for its constants, and to scroll time with its physics. "
      + "Double-click a bar for its default.":
      "点击名称查看它的常数，并用它的物理滚动时间。双击条形恢复默认值。",
    "none": "无",
    "Kept per millisecond": "每毫秒保留",
    "Friction": "摩擦",
    "Inflexion": "拐点",
    "Give at the edge": "边缘弹性",
    "Bounce stiffness": "回弹刚度",
    "Elastic stiffness": "弹性刚度",
    "Elastic amplitude": "弹性振幅",
    "Elastic period": "弹性周期",
    "Carry factor": "续速系数",
    "Carry exponent": "续速指数",
    "Carry limit": "续速上限",
    "Carry threshold": "续速阈值",
    "Settling response": "归位响应时间",
    "Wheel response": "滚轮响应时间",
    "Finger response": "手指响应时间",
    "Slowest throw": "最慢甩动",
    "Fastest throw": "最快甩动",
    "Velocity window": "测速时长",
    "Position over time": "位置随时间变化",
    "Device": "设备",
    "pointer": "指针",
    "Velocity": "速度",
    "Lands": "落点",
    "at {1} pt, {2} s after": "{1} pt 处，{2} 秒后",
    "clock": "时钟",
    "press": "按下",
    "move": "移动",
    "release": "松开",
    "wheel": "滚轮",
    "wheel ⇅": "滚轮 ⇅",
  ]
}
