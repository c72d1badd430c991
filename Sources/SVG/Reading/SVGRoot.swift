import Keyframes
import Stage
import Syntax
import Words

/// The size of a picture and the coordinates in it, as its outermost element sets them.
struct SVGRootFrame {
  private let viewBox: SVGViewBox?
  /// Sides that are not set, or are a share of something that is not known, are nil.
  private let width, height: Double?

  init(_ root: XMLElement) {
    viewBox = SVGViewBox(root.attributes["viewBox"])
    func side(_ name: String) -> Double? {
      guard let text = root.attributes[name], !text.contains("%") else { return nil }
      return SVGNumbers.length(text, em: 16, whole: 0)
    }
    (width, height) = (side("width"), side("height"))
  }

  /// Whether a side has no length, which shows nothing.
  var isEmpty: Bool { width.map { $0 <= 0 } ?? false || height.map { $0 <= 0 } ?? false }

  /// Whether the file says how large it is; players differ where it doesn't.
  var hasSize: Bool { viewBox != nil || width != nil && height != nil }

  /// The size to which percentages refer.
  var viewport: Size { viewBox?.rect.size ?? size(around: nil) }

  /// The size of the picture around what is drawn. A side that is not set follows from the other one by the
  /// view box, or else ends with the drawing.
  func size(around drawing: Rect?) -> Size {
    guard !isEmpty else { return viewBox?.rect.size ?? Size(width: 300, height: 150) }
    if let box = viewBox?.rect {
      return Size(
        width: width ?? height.map { $0 * box.width / box.height } ?? box.width,
        height: height ?? width.map { $0 * box.height / box.width } ?? box.height)
    }
    func end(_ end: Double?, or standard: Double) -> Double {
      end.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? standard
    }
    return Size(
      width: width ?? end(drawing?.maxX, or: 300), height: height ?? end(drawing?.maxY, or: 150))
  }

  /// The map to a stage that shows a picture of a size.
  func map(_ size: Size, onto stage: Size, _ ratio: String?) -> Transform {
    SVGViewBox.map(
      viewBox ?? SVGViewBox(Rect(origin: .zero, size: size)),
      into: Rect(origin: .zero, size: stage), ratio)
  }
}

// The whole file.
extension SVGBuilder {
  mutating func file(_ root: XMLElement) throws(FileError) -> SceneFile {
    let frame = SVGRootFrame(root)
    let values = self.values(of: root)
    let viewport = frame.viewport
    stage = viewport
    stagePoints = fitted(frame.size(around: nil))
    var style = SVGStyle().child(values, viewport: viewport)
    style.take(play.motions[root.place], values)
    try count(style)
    let nodes = frame.isEmpty ? [] : try nodes(in: root, style, viewport)
    if frame.isEmpty {
      notes.note("width or height of 0", of: "", instead: "an empty picture")
    }
    try work.check()
    let size = frame.size(around: nodes.paintedBox(extras))
    let stage = fitted(size)
    if !frame.hasSize, !frame.isEmpty {
      notes.note("no size", of: "", instead: "as large as what it draws")
    }
    if stage.width < size.width || stage.height < size.height {
      notes.note("size above 16384", of: "", instead: "shown smaller")
    }
    let map = frame.map(size, onto: stage, root.attributes["preserveAspectRatio"])
    var scene = Scene(ground: .white, pageWidth: stage.width) {}
    scene.pageHeight = stage.height
    scene.size = stage
    var whole = Node { nodes }
    try finish(&whole, root, values, style, map: map, pivot: .zero, bounds: nil, viewport)
    whole.isComposited = whole.isComposited || whole.hasBlendsInside
    var plain = Node { nodes }
    plain.name = whole.name
    scene.nodes = whole == plain ? nodes : [whole]
    if let background = background(values, style, stage) { scene.nodes.insert(background, at: 0) }
    try SceneFile.checkNesting(of: scene.nodes)
    let title = root.children.first { $0.name == "title" && $0.prefix == prefix }
    return SceneFile(
      scene: scene, timeline: .seconds(play.length ?? SVGReader.duration),
      title: title.map { $0.text.trimmed }.flatMap { $0.isEmpty ? nil : $0 }, notes: notes)
  }

  /// A size that a stage can have.
  private func fitted(_ size: Size) -> Size {
    let fit = min(1, 16384 / max(size.width, size.height))
    return Size(width: max(1, size.width * fit), height: max(1, size.height * fit))
  }

  /// The colour behind the picture, of `background-color`.
  private mutating func background(
    _ values: [String: String], _ style: SVGStyle, _ stage: Size
  ) -> Node? {
    guard let text = values["background-color"],
      let color = SVGStyle.color(text, current: style.color), color.alpha > 0
    else { return nil }
    var node = Node(.rectangle(stage, cornerRadius: 0), fill: color).at(
      x: stage.width / 2, y: stage.height / 2)
    node.name = names.fresh("background", separator: "-")
    return node
  }
}
