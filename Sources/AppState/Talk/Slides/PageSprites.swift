import Interface
package import Keyframes
package import Stage
package import Talks

extension TalkStop {
  package var isSlide: Bool { if case .slides = source { true } else { false } }
}

extension PagePicture {
  /// The picture in `rect`: pixel by pixel if it has that size.
  package func sprite(in rect: Rect, pixelsPerPoint: Double) -> Sprite {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let room = Size(width: rect.width * pixelsPerPoint, height: rect.height * pixelsPerPoint)
    var shown = rect
    if abs(width - room.width) <= 2, abs(height - room.height) <= 2 {
      let (left, top) = (
        ((room.width - width) / 2).rounded(), ((room.height - height) / 2).rounded()
      )
      shown = Rect(
        x: rect.minX + left / pixelsPerPoint, y: rect.minY + top / pixelsPerPoint,
        width: width / pixelsPerPoint, height: height / pixelsPerPoint)
    }
    return Sprite(
      .picture(picture, shown.size),
      transform: .translation(x: shown.centre.x, y: shown.centre.y))
  }
}

extension Workspace {
  /// A stop's page in its own points, with the picture of the demo on it, as soon as that has been drawn. The first
  /// sprite's fill is the colour around the page.
  package func miniature(
    of stop: TalkStop, with still: [Sprite], of stillSize: Size?
  ) -> (size: Size, sprites: [Sprite])? {
    let pictures = talk.slides.pictures
    guard let size = pageSize(of: stop), let order = smallOrder(of: stop),
      let page = pictures[order] ?? pictures.anySize(of: order)
    else { return nil }
    let middle = Transform.translation(x: size.width / 2, y: size.height / 2)
    var sprites = [
      Sprite(.rectangle(size, cornerRadius: 0), transform: middle, fill: .color(page.ground)),
      Sprite(.picture(page.picture, size), transform: middle),
    ]
    if let stillSize, let place = stop.place {
      let whole = Rect(origin: .zero, size: size)
      let stage = Layout.fitted(stillSize, into: whole.part(place.rect), pixelsPerPoint: 4)
      let view = Transform.scale(stage.width / stillSize.width)
        .then(.translation(x: stage.minX, y: stage.minY))
      sprites += still.map { sprite in
        var copy = sprite.mapped(by: view)
        copy.clips.append(Clip(stage))
        return copy
      }
    }
    return (size, sprites)
  }
}
