import Stage
import Syntax
import Words

/// The layers of one composition while they are read.
struct LottieLayers {
  /// A layer with its parents, the outermost first.
  struct Placed {
    let node: Node
    let parents: [Int]
  }

  let layers: [LottieLayer]
  private let indices: [Int: Int]
  /// The layers that are drawn only to cut others.
  private let mattes: Set<Int>
  var transforms: [Int: LottieTransform] = [:]
  /// The mattes that are being read.
  var openMattes: Set<Int> = []

  init(_ layers: [LottieLayer]) {
    self.layers = layers
    var indices: [Int: Int] = [:]
    for layer in layers {
      if let number = layer.number, indices[number] == nil { indices[number] = layer.index }
    }
    self.indices = indices
    var mattes = Set(layers.filter(\.isMatte).map(\.index))
    // Old files leave `td` out: the layer above is a matte all the same.
    for layer in layers where (1...4).contains(layer.matte) && layer.matteSource == nil {
      if layer.index > 0 { mattes.insert(layer.index - 1) }
    }
    self.mattes = mattes
  }

  func isMatte(_ layer: LottieLayer) -> Bool { mattes.contains(layer.index) }

  /// The layer that cuts another; nil if there is none.
  func matteSource(of layer: LottieLayer) -> LottieLayer? {
    if let number = layer.matteSource { return indices[number].map { layers[$0] } }
    return layer.index > 0 ? layers[layer.index - 1] : nil
  }

  /// The indices of a layer's parents, outermost first; missing parents are skipped.
  func parents(of layer: LottieLayer) throws(FileError) -> [Int] {
    var parents: [Int] = []
    var next = layer.parent.flatMap { indices[$0] }
    while let index = next {
      guard index != layer.index, !parents.contains(index) else {
        throw FileError(
          sentence:
            "The layer \(quoted(layer.name)) is among its own parents: remove \"parent\" from one of them."
        )
      }
      parents.append(index)
      guard parents.count <= LottieLimits.parents else {
        throw FileError(
          sentence:
            "The layer \(quoted(layer.name)) has more than \(LottieLimits.parents) parents above one another: such a file is not shown."
        )
      }
      next = layers[index].parent.flatMap { indices[$0] }
    }
    return parents.reversed()
  }
}
