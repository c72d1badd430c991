import Keyframes
import Stage
import Syntax
import Words

/// The features of every layer, in its composition's frames.
struct LottieLayer {
  let source: LottieValue
  /// Its index in the list.
  let index: Int
  let type: Int
  let name: String
  /// Its number, by which others refer to it.
  let number: Int?
  let parent: Int?
  /// The layer is shown from `first` to before `end`.
  let first: Double
  let end: Double
  let start: Double
  let stretch: Double
  /// Whether it is drawn at all; a hidden one still is a parent or a matte.
  let isHidden: Bool
  /// How another layer cuts it: 1 alpha, 2 inverted, 3 luma, 4 inverted luma; 0 not.
  let matte: Int
  /// The number of the layer that cuts it; nil is the one above.
  let matteSource: Int?
  let isMatte: Bool

  init(_ source: LottieValue, index: Int) {
    self.source = source
    self.index = index
    type = source["ty"]?.whole ?? -1
    number = source["ind"]?.whole
    let name = source["nm"]?.text ?? ""
    self.name = name.isEmpty ? "layer \(number ?? index + 1)" : name
    parent = source["parent"]?.whole
    first = limited(source["ip"]?.number ?? -LottieLimits.largest)
    end = limited(source["op"]?.number ?? LottieLimits.largest)
    start = limited(source["st"]?.number ?? 0)
    stretch = limited(source["sr"]?.number ?? 1)
    isHidden = source["hd"]?.isTrue ?? false
    matte = source["tt"]?.whole ?? 0
    matteSource = source["tp"]?.whole
    isMatte = source["td"]?.isTrue ?? false
  }

  /// Hidden outside of its range.
  var hidden: Track<Bool> {
    guard first < end else { return true }
    return Track([
      Keyframe(time: first, value: true), Keyframe(time: first, value: false),
      Keyframe(time: end, value: true),
    ])
  }
}

extension LottieImport {
  /// The layer itself, in its parent layer's coordinates and its composition's frames, without its matte; nil
  /// if it paints nothing.
  func node(_ layer: LottieLayer, _ transform: LottieTransform) throws(FileError) -> Node? {
    var contents = try contents(of: layer)
    noteRest(of: layer)
    guard !contents.isEmpty else { return nil }
    let masks = masks(layer.source)
    let clip = clip(of: layer)
    if !masks.isEmpty || clip != nil {
      var inner = Node { contents }
      inner.clip = clip
      inner.pathMasks = masks
      contents = [inner]
    }
    var node = try group(applyEffects(of: layer, to: contents), transform)
    if node.isFading || node.matte != nil { node = Node { node } }
    node.name = layer.name
    fade(&node, transform.opacity)
    node.hidden = layer.hidden
    // The contents of a composition blend with nothing outside of it.
    if layer.type == 0, node.hasBlendsInside { node.isComposited = true }
    return node
  }

  /// Gives a node with everything in it an opacity.
  func fade(_ node: inout Node, _ opacity: Track<Double>) {
    guard !opacity.isAlways(1) else { return }
    if node.isFading { node = Node { node } }
    node.opacity = opacity
    node.isComposited = node.paints > 1
  }

  private func contents(of layer: LottieLayer) throws(FileError) -> [Node] {
    try spend(nodes: 1)
    switch layer.type {
    case 0: return try precomposition(layer)
    case 1: return solid(layer.source)
    case 2: return image(layer.source)
    case 3: return []
    case 4: return try shapes(layer.source["shapes"]?.items ?? [])
    case 5: return words(layer.source)
    case 6: note("audio", instead: "nothing is heard")
    case 13: note("camera", instead: "seen from the front")
    case 15: note("data", instead: "it is ignored")
    case let other: note("layer of type \(other)", instead: "it isn't shown")
    }
    return []
  }

  private func clip(of layer: LottieLayer) -> Rect? {
    guard layer.type == 0, let width = layer.source["w"]?.number,
      let height = layer.source["h"]?.number, width > 0, height > 0
    else { return nil }
    return Rect(x: 0, y: 0, width: limited(width), height: limited(height))
  }

  private func solid(_ source: LottieValue) -> [Node] {
    let width = limited(source["sw"]?.number ?? 0)
    let height = limited(source["sh"]?.number ?? 0)
    guard width > 0, height > 0, let color = hexColor(source["sc"]?.text ?? "#000000") else {
      return []
    }
    return [Node(.rectangle(width, height), fill: color).at(x: width / 2, y: height / 2)]
  }

  private func image(_ source: LottieValue) -> [Node] {
    let id = source["refId"]?.text ?? ""
    guard let asset = assets[id] else {
      note("missing image \(quoted(id))", instead: "nothing is shown")
      return []
    }
    let path = asset["p"]?.text ?? ""
    let isWhole = path.hasPrefix("data:") || asset["e"]?.isTrue ?? false
    let place = isWhole ? path : (asset["u"]?.text ?? "") + path
    let picture: Picture
    do throws(FileError) {
      if let known = pictures[place] { picture = known } else { picture = try loadPicture(place) }
    } catch {
      note("image \(quoted(place))", instead: "nothing is shown. \(error.sentence)")
      return []
    }
    pictures[place] = picture
    let width = limited(asset["w"]?.number ?? Double(picture.width))
    let height = limited(asset["h"]?.number ?? Double(picture.height))
    let size = Size(
      width: width > 0 ? width : Double(picture.width),
      height: height > 0 ? height : Double(picture.height))
    return [Node(.picture(picture, size)).at(x: size.width / 2, y: size.height / 2)]
  }

  /// Notes features of a layer, besides its contents, that can't be shown.
  private func noteRest(of layer: LottieLayer) {
    for style in layer.source["sy"]?.items ?? [] {
      note("layer style \(quoted(style["nm"]?.text ?? ""))", instead: "shown without it")
    }
    if layer.source["ddd"]?.isTrue ?? false {
      note("3D", instead: "it turns, without a camera and depth")
    }
  }

  /// The blend mode of a layer, a group or a style; an unsupported mode is noted.
  func blend(_ source: LottieValue) -> BlendMode {
    let number = source["bm"]?.whole ?? 0
    if let mode = BlendMode(lottie: number) { return mode }
    note("blend mode \(number == 17 ? "hard mix" : "\(number)")", instead: "normal")
    return .normal
  }
}

/// `#RRGGBB`, or with three digits; nil if it is nothing like that.
func hexColor(_ text: String) -> Color? {
  let digits = text.drop { $0 == "#" }
  let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
  guard long.utf8.count >= 6, let value = UInt32(long.prefix(6), radix: 16) else { return nil }
  return Color(value)
}

extension Node {
  /// Whether the node has its own opacity, or times at which it is hidden.
  fileprivate var isFading: Bool { numbers[.opacity] != nil || hidden != false }

  /// How many things it paints over one another, with its children.
  var paints: Int {
    let own = (fill != nil || gradient != nil ? 1 : 0) + (stroke != nil ? 1 : 0)
    var picture = 0
    if case .picture = shape { picture = 1 }
    return children.reduce(own + picture) { $0 + $1.paints }
  }
}
