// What CSS, SVG and Lottie cannot keep, in Chinese.
extension Sentences {
  static let webLosses: [String: String] = [
    // CSS.
    "CSS weighs the colours of {1} with their alpha while it blends them.":
      "CSS 在混合 {1} 的颜色时以其透明度加权。",
    "CSS cannot blend gradients: this is the first one.": "CSS 不能混合渐变，这是第一个渐变。",
    "CSS cannot blend gradients: each node has its first one.":
      "CSS 不能混合渐变，每个节点都用它的第一个渐变。",
    "A slanting gradient follows the nearer side of its box.": "倾斜的渐变沿边界框较近的一边。",
    "A group fades as one, so that nothing shines through where its parts overlap.":
      "组作为一个整体淡化，重叠之处不会透出内容。",
    "A shadow turns with its node and lies under all that the node holds.":
      "阴影随节点转动，并在节点的全部内容之下。",
    "Of a path, a clip and a mask on one node only the last counts.":
      "一个节点上的路径、裁剪和蒙版，只有最后一个有效。",
    "Cues are left out: CSS fires no events at named moments.":
      "提示点已略去：CSS 不会在指定的时刻触发事件。",
    "A blend mode mixes a node only with what its group has painted below.":
      "混合模式只将节点与所在组中它下面的内容混合。",
    "What waits for a page to settle begins at once.": "等待页面停稳的内容会立即开始。",
    "A way at the pace of its pieces is gone at an even pace.":
      "按各段快慢运动的路径改为匀速。",
    "Depths are rounded to whole numbers.": "深度取整数。",
    "A path keeps its size: CSS does not stretch what it clips to.":
      "路径保持它的大小：CSS 不会拉伸用于裁剪的路径。",
    "CSS adds the spacing of letters after the last one of a line as well.":
      "CSS 在一行的最后一个字母之后也加上字间距。",
    "CSS counts whole numbers: decimals and separators are left out.":
      "CSS 只计整数，小数和分隔符已略去。",
    "A text that is typed is uncovered from the left, not character by character.":
      "逐字显示的文本改为从左侧逐渐显露。",
    "The line around a path is left out: CSS draws lines only around boxes. SVG has it.":
      "路径的描边已略去：CSS 只能给边界框描边。SVG 有描边。",
    "A line in a gradient is black: CSS outlines have one colour.":
      "渐变线条显示为黑色：CSS 的 outline 只有一种颜色。",
    "The lengths of dashes are the browser's own.": "虚线的长度由浏览器决定。",
    "Partly drawn lines are drawn whole.": "只画一部分的线条会完整画出。",
    "What repeats for ever stops at its last keyframe: a scroll has an end.":
      "无限重复的内容停在最后一个关键帧：滚动有终点。",

    // SVG.
    "Gradients of nodes turned out of the plane keep their first position.":
      "转出平面的节点，其渐变保持最初的位置。",
    "Lines out of the plane or of constrained nodes are whole, without dashes.":
      "平面之外的线条和受约束节点的线条完整画出，没有虚线。",
    "Masks and mattes of nodes in perspective or with constraints are left out.":
      "有透视或约束的节点，其蒙版和遮片已略去。",
    "Nodes that change their order too often keep their first order.":
      "顺序变化太频繁的节点保持最初的顺序。",
    "Motion that waits for a page to settle is not played.": "等待页面停稳的运动不会播放。",
    "The line of a gradient stays where it begins.": "渐变线停在它开始的位置。",
    "The stops of a gradient that moves fade in their places.": "移动的渐变，其色标在原处渐变。",
    "The shadow of a clipped node isn't clipped.": "被裁剪的节点，其阴影不会被裁剪。",
    "Shadows of pictures are left out.": "图片的阴影已略去。",
    "A filled outline that is drawn in part changes 60 times a second.":
      "只画一部分的填充轮廓每秒变化 60 次。",
    "A text in a gradient is in the colour of its first stop.": "渐变文本用第一个色标的颜色。",
    "Line height keeps its first value.": "行高保持最初的值。",
    "A text that changes {1} times shows only {2} of its versions.":
      "变化 {1} 次的文本只显示其中 {2} 个。",
    "Scrolling becomes playback at {1} {2} per second.": "滚动变为播放，每秒 {1} {2}。",
    "Nodes with constraints, and all around them, are drawn point by point.":
      "有约束的节点及其相关的节点逐点绘制。",

    // Lottie.
    "Scrolling becomes playback: one page per second.": "滚动变为播放，每秒一页。",
    "Scrolling becomes playback: 60 points per second.": "滚动变为播放，每秒 60 点。",
    "Lottie has no property for {1}: its numbers are written as they are.":
      "Lottie 没有与 {1} 相应的属性，它的数按原样写出。",
    "Motion that starts when a page settles is not played: a Lottie has only one clock.":
      "页面停稳时开始的运动不会播放：Lottie 只有一个时钟。",
    "Rotation out of the plane becomes flat scaling, without perspective and depth.":
      "转出平面的旋转变为平面缩放，没有透视和深度。",
    "Nodes that change their order in depth too often keep their first order.":
      "前后顺序变化太频繁的节点保持最初的顺序。",
    "Parts of contents that are scaled to fill a box are shown whole.":
      "为填满方框而缩放的内容，其局部会完整显示。",
    "Texts name their fonts, Inter and JetBrains Mono, and need a player that has them; rlottie draws no text.":
      "文本只写明字体 Inter 和 JetBrains Mono，播放器需要有它们；rlottie 不绘制文本。",
    "Texts that change their size, spacing or colour do so from frame to frame.":
      "文本的大小、间距或颜色逐帧变化。",
    "Colours of parts of a text are left out: it has one fill.":
      "文本局部的颜色已略去：文本只有一种填充。",
    "Tints that move are blended from frame to frame.": "变化的着色逐帧混合。",
    "Gradients of strokes that move with their shape stay as they begin.":
      "随形状移动的描边渐变保持开始时的样子。",
    "Elliptical gradients become circular ones.": "椭圆渐变变为圆形渐变。",
    "Strokes around pictures are left out.": "图片的描边已略去。",
    "Shadows are drop shadow effects, which rlottie and Riff's own reader leave out.":
      "阴影是投影效果，rlottie 和 Riff 自己的读取器会略去它。",
    "Tracks that repeat thousands of times stop early.": "重复数千次的轨道会提前停止。",
    "Dashes and drawn parts of rectangles that change in size begin at another corner.":
      "大小变化的矩形，其虚线和绘制的部分从另一个角开始。",
    "Values that are not finite are replaced by the nearest number.":
      "不是有限的值以最接近的数代替。",
    "Cues become markers, which only a player's own code can react to.":
      "提示点变为标记，只有播放器自己的代码能对它作出反应。",
  ]
}
