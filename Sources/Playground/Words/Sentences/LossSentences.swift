// What an export cannot keep, in Chinese.
extension Sentences {
  /// In several formats, and of easings in other tools.
  static let losses: [String: String] = [
    // Easings and tracks.
    "exact": "完全一致",
    "off by at most {1}": "最大偏差 {1}",
    "{1} sampled to {2} {3}, largest error {4}.": "{1} 采样为 {2} 个 {3}，最大误差 {4}。",
    "stops": "断点",
    "{1} stays in this program:": "{1} 只留在此程序中：",
    "The shape of a spring has no pace: here its response is 1 s.":
      "弹簧的形状没有快慢，此处的响应时间为 1 秒。",
    "The shape of a spring has no pace of its own: here its response is 1 s.":
      "弹簧的形状本身没有快慢，此处的响应时间为 1 秒。",
    "A PathInterpolator ends at 1: here it jumps there at its end.":
      "PathInterpolator 在 1 处结束，此处在末尾跳到那里。",
    "The exact easing is under $extensions, for tools that read it.":
      "精确的缓动在 $extensions 中，供能读取它的工具使用。",
    "Figma's springs begin at rest.": "Figma 的弹簧从静止开始。",
    "At its end the value is {1}.": "末尾的值为 {1}。",
    "A spring here takes the duration of its tween: give it {1} s.":
      "此处的弹簧与补间一样长，请给它 {1} 秒。",
    "The same spring as tension and friction: {1}.": "以张力和摩擦力表示的同一弹簧：{1}。",
    "tension {1} and friction {2}": "张力 {1}，摩擦力 {2}",
    "The curve of {1} between keyframes sampled to {2} straight pieces, largest error {3}.":
      "{1} 在关键帧之间的曲线采样为 {2} 段直线，最大误差 {3}。",
    "Before a leap {1} is {2} early.": "{1} 在跳变之前提前 {2}。",
    "{1} holds before its first keyframe; in Riff it goes on by {2}.":
      "{1} 在第一个关键帧之前保持不变，而在 Riff 中以 {2} 延续。",
    "{1} holds after its last keyframe; in Riff it goes on by {2}.":
      "{1} 在最后一个关键帧之后保持不变，而在 Riff 中以 {2} 延续。",
    "{1} is not finite everywhere: the nearest number stands in its place.":
      "{1} 并非处处有限，以最接近的数代替。",

    // Nodes and scenes.
    "A shape that morphs keeps its first outline.": "变形的形状保持最初的轮廓。",
    "A text that changes keeps its first words.": "变化的文本保持最初的文字。",
    "A text has one colour: those of ranges are left out.": "文本只有一种颜色，范围的颜色已略去。",
    "Tints are left out.": "着色已略去。",
    "Constraints are left out: every node is at its own position, in its own size.":
      "约束已略去，每个节点都按自己的位置和大小显示。",
    "Masks by paths and mattes are left out.": "路径蒙版和遮片已略去。",
    "A group fades node by node, not as one picture.": "组按节点逐个淡化，而不是作为一个整体。",
    "Nodes are not slanted: skew is left out.": "节点不倾斜，skew 已略去。",
    "Outlines are filled by the nonzero rule, not by even and odd.":
      "轮廓按非零规则填充，而不是按奇偶规则。",
    "The whole outline is filled, not only the part that the line shows.":
      "填充整个轮廓，而不只是线条显示的部分。",
    "The part of a line that is drawn is not shifted.": "线条绘制的部分不会偏移。",
    "Pictures are left out: empty rectangles stand in.": "图片已略去，以空矩形代替。",
    "A radial gradient is written as a linear one.": "径向渐变写成了线性渐变。",
    "A gradient in points or with a transform is written as one over the box.":
      "以点为单位或有变换的渐变，写成了边界框内的渐变。",
    "A gradient that changes keeps its first colours.": "变化的渐变保持最初的颜色。",
    "A line in a gradient is black.": "渐变线条显示为黑色。",
    "Outlines morph straight between their keyframes.": "轮廓在关键帧之间直线变形。",
    "All of what a node holds is shown, in its own size, whatever part was asked for.":
      "无论要求哪一部分，节点的内容都按自身大小全部显示。",
    "Cues are left out.": "提示点已略去。",
    "Clips and masks are left out.": "裁剪和蒙版已略去。",
    "Markers are written as a comment.": "标记写成了注释。",
    "The timeline ends at {1} s; keyframes after it are exported too.":
      "时间轴在 {1} 秒处结束，之后的关键帧也会导出。",
    "The picture {1} has no pixels in Swift: an empty rectangle stands in.":
      "图片 {1} 在 Swift 中没有像素，以空矩形代替。",
    "Nodes lie more than {1} deep in each other: this cannot be read back.":
      "节点的嵌套超过 {1} 层，这样的内容无法再读入。",
    "The page {1} is too large to be written exactly.": "页码 {1} 太大，无法精确写出。",
    "{1} is named but not written: whoever reads it needs the same function.":
      "{1} 只写了名称，没有写出内容。读取它的程序需要有同一个函数。",
    "JSON knows no {1}: {2} stands in its place.": "JSON 没有 {1}，以 {2} 代替。",

    // SwiftUI.
    "The {1} of the scene are seconds: SwiftUI's keyframes go by the clock.":
      "场景的 {1} 变为秒：SwiftUI 的关键帧按时钟播放。",
    "pages": "页",
    "points": "点",
    "A path keeps its size.": "路径保持它的大小。",
    "Text that is typed is shown whole.": "逐字显示的文本会完整显示。",
    "The height of lines is SwiftUI's own.": "行高由 SwiftUI 决定。",
    "Words are centred on their place.": "文字以所在位置居中。",
    "What moves before {1} s begins at once.": "{1} 秒之前的运动会立即开始。",
    "SpringKeyframe leaves out the last 0.001 of a spring's way.":
      "SpringKeyframe 略去弹簧最后 0.001 的行程。",
    "The ground keeps its first colour.": "背景保持最初的颜色。",
    "Routes are left out: SwiftUI can't move a view along a path.":
      "运动路径已略去：SwiftUI 不能让视图沿路径移动。",
    "Pages are left out: every node lies on the first one.": "页已略去，每个节点都在第一页上。",
    "The strength of perspective is SwiftUI's own.": "透视的强度由 SwiftUI 决定。",
    "z is left out: views lie in one plane.": "z 已略去，视图都在同一平面上。",
    "A view is seen from behind as well.": "视图从背面也能看到。",
    "Motion that waits for a page to settle begins with the scene.":
      "等待页面停稳的运动随场景一起开始。",

    // UIKit.
    "No layer has a property like {1}: its values go to a key of that name.":
      "图层没有与 {1} 相应的属性，它的值写入同名的键。",
    "CASpringAnimation stops up to 0.001 of the way off its end.":
      "CASpringAnimation 停在离终点最多 0.001 行程处。",
    "A spring of UIKit's keeps its own pace: let it last {1} s.":
      "UIKit 的弹簧有自己的快慢，请让它持续 {1} 秒。",
    "The {1} of the scene are seconds: set speed = 0 and timeOffset as it is scrolled.":
      "场景的 {1} 变为秒：请设 speed = 0，并在滚动时设置 timeOffset。",
    "A shape layer has no gradient: it is filled with the first colour.":
      "形状图层没有渐变，用第一种颜色填充。",
    "A line in a gradient is left out: a shape layer's line has one colour.":
      "渐变线条已略去：形状图层的线条只有一种颜色。",
    "Words are laid out by CATextLayer, in the system's font.":
      "文字由 CATextLayer 以系统字体排版。",
    "A number that counts and a text that is typed stay as they are at first.":
      "计数的数字和逐字显示的文本保持最初的样子。",
    "Clips and masks are left out: give the layer a mask of its own.":
      "裁剪和蒙版已略去，请给图层设置它自己的蒙版。",
    "Blend modes are left out.": "混合模式已略去。",
    "Rotations about an axis of their own are left out.": "绕自定轴的旋转已略去。",
    "The spacing of letters and lines is CATextLayer's own.": "字间距和行距由 CATextLayer 决定。",
    "Routes are left out: animate position along the path.":
      "运动路径已略去，请沿路径对 position 做动画。",
    "A shape layer keeps its first size, corners and anchor.":
      "形状图层保持最初的大小、圆角和锚点。",
    "Pages are left out: every layer lies on the first one.": "页已略去，每个图层都在第一页上。",
    "What waits for a page to settle begins with the scene.": "等待页面停稳的内容随场景一起开始。",
  ]
}
