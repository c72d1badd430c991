import Editing
import Formats
import Interface
import Keyframes
import Stage
import Words

// Pictures that are placed on the scene on the stage, as nodes of it.
extension Workspace {
  /// Whether a picture that is dropped becomes a node; else it is opened, as any file.
  package var takesPictures: Bool { editing.stageEditing.isOn && layout.stage.width > 1 }

  /// Asks for a file that was dropped: a picture for the scene that is being edited, or one to open.
  package mutating func ask(forDropped path: String) {
    let name = path.lowercased()
    let isPicture = PictureFormat.endings.contains { name.hasSuffix($0) }
    requests.toHost.append(isPicture && takesPictures ? .place(path) : .open(path))
  }

  /// Places a picture that was read in the middle of the stage: a point for each pixel, but smaller if that
  /// is more than most of the stage.
  package mutating func place(pictureAt path: String, source: String) {
    guard let picture = PictureDecoder.current.decode(source) else {
      return say(localized("\(path) can’t be placed: it isn’t a PNG, JPEG or WebP picture."))
    }
    let stage = player.scene.size
    let (width, height) = (Double(picture.width), Double(picture.height))
    let scale = min(1, Self.share * min(stage.width / width, stage.height / height))
    let size = Size(
      width: max((width * scale).rounded(), 1), height: max((height * scale).rounded(), 1))
    var node = Node(.picture(picture, size), fill: .clear)
    node = node.at(Rect(origin: .zero, size: stage).centre.rounded).named(
      Self.name(ofPicture: path))
    add(drawn: node)
  }

  /// The most of the stage that a new picture covers, in each direction.
  private static let share = 0.6

  private static func name(ofPicture path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let name = file.split(separator: ".").first.map { $0.filter { $0 != "/" } } ?? ""
    return name.isEmpty ? localized("Picture") : name
  }
}
