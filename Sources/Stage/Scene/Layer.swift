public import Keyframes

/// Sprites that are first painted as one picture, which is then masked and painted with the opacity
/// and the clips of the sprite that holds the layer.
///
/// That sprite's transform maps everything in the layer to the surface, with blur radii. So to move
/// the layer, change this transform and the clips.
public final class Layer: Equatable, Sendable {
  /// A path that changes the coverage so far; see ``PathMask``.
  public struct Mask: Hashable, Sendable {
    /// The path, in its own coordinates.
    public var path: Path
    /// The map from the path's coordinates to the layer's.
    public var transform: Transform
    /// How the mask changes the coverage so far.
    public var mode: PathMask.Mode
    /// Whether inside and outside of the path are exchanged.
    public var isInverted: Bool
    /// The opacity, 0…1.
    public var opacity: Double

    /// Creates a mask; see the properties.
    public init(
      _ path: Path, transform: Transform = .identity, mode: PathMask.Mode = .add,
      isInverted: Bool = false, opacity: Double = 1
    ) {
      self.path = path
      self.transform = transform
      self.mode = mode
      self.isInverted = isInverted
      self.opacity = opacity
    }
  }

  /// Sprites that mask the picture; see ``Stage/Matte``.
  public struct Matte: Equatable, Sendable {
    /// The sprites, in the layer's coordinates.
    public var sprites: [Sprite]
    /// The part of the sprites that masks: their alpha or their luminance.
    public var kind: Stage.Matte.Kind
    /// Whether the picture is visible where the sprites are not.
    public var isInverted: Bool

    /// Creates a matte of sprites.
    public init(_ sprites: [Sprite], kind: Stage.Matte.Kind = .alpha, isInverted: Bool = false) {
      self.sprites = sprites
      self.kind = kind
      self.isInverted = isInverted
    }
  }

  /// The sprites in painting order, in the layer's coordinates.
  public let sprites: [Sprite]
  /// The masks, applied in order, all before the matte.
  public let masks: [Mask]
  /// The matte, applied last.
  public let matte: Matte?
  /// How the picture mixes with the colours below it.
  public let blend: BlendMode
  /// Changes of the picture before it is masked.
  public let effects: Effects

  /// Creates a layer.
  public init(
    _ sprites: [Sprite], masks: [Mask] = [], matte: Matte? = nil, blend: BlendMode = .normal,
    effects: Effects = Effects()
  ) {
    self.sprites = sprites
    self.masks = masks
    self.matte = matte
    self.blend = blend
    self.effects = effects
  }

  /// Whether both have the same sprites, masks, matte, blend mode and effects.
  public static func == (a: Layer, b: Layer) -> Bool {
    a === b
      || (a.masks == b.masks && a.sprites == b.sprites && a.matte == b.matte && a.blend == b.blend
        && a.effects == b.effects)
  }
}

extension Sprite {
  /// Creates a sprite that shows a layer.
  public init(
    _ layer: Layer, name: String = "", transform: Transform = .identity, opacity: Double = 1,
    clips: [Clip] = []
  ) {
    self.init(.nothing, name: name, transform: transform, opacity: opacity, clips: clips)
    self.layer = layer
  }

  /// The sprite mapped by `view`, including its clips, its blur and its layer.
  ///
  /// - Complexity: O(*n*) in the number of clips.
  public func mapped(by view: Transform) -> Sprite {
    var copy = self
    copy.transform = transform.then(view)
    if blur != 0 { copy.blur = blur * view.meanScale }
    for index in copy.clips.indices {
      copy.clips[index].transform = copy.clips[index].transform.then(view)
    }
    return copy
  }

  /// The sprites of the layer, mapped to the surface, without the opacity and the clips of this
  /// sprite; empty if it has no layer.
  ///
  /// - Complexity: O(*n*) in the number of sprites.
  public var layerSprites: [Sprite] { layer?.sprites.map { $0.mapped(by: transform) } ?? [] }
}

extension Sequence<Sprite> {
  /// The sprites with every layer, at any depth, replaced by its sprites, mapped to the surface:
  /// with the opacity and the clips of the layers, but without masks and mattes.
  ///
  /// - Complexity: O(*n*) in the number of sprites.
  public var withoutLayers: [Sprite] {
    flatMap { sprite -> [Sprite] in
      guard sprite.layer != nil else { return [sprite] }
      return sprite.layerSprites.withoutLayers.map { inner in
        var inner = inner
        inner.opacity *= sprite.opacity
        inner.clips = sprite.clips + inner.clips
        return inner
      }
    }
  }
}

extension Shape {
  /// The shape of a sprite that shows only its layer.
  static let nothing = Shape.rectangle(Size(width: 0, height: 0), cornerRadius: 0)
}

extension Layer: CustomStringConvertible {
  /// The layer's contents, in the form in which Swift describes structures.
  public var description: String {
    let mode = blend == .normal ? "" : ", blend: \(blend)"
    let rest = effects == Effects() ? mode : mode + ", effects: \(effects)"
    return
      "Layer(sprites: \(sprites), masks: \(masks), matte: \(matte.map { "\($0)" } ?? "nil")\(rest))"
  }
}
