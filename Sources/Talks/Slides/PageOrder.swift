public import Keyframes
public import Stage

/// A picture of a page that is wanted: which page, and how large.
public struct PageOrder: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    case page
    /// The half with notes.
    case notes
  }

  /// The path of the PDF, as it is resolved from the talk's.
  public let path: String
  /// Changes when the PDF does.
  public private(set) var revision: Int
  /// From 1.
  public let page: Int
  public let part: Part
  /// In pixels; the picture may differ by a pixel or two.
  public let width, height: Int
  /// Whether the page is turned by a quarter when it is displayed.
  public let isTurned: Bool
  /// The side of the page at which its notes are.
  public let side: NotesSide

  public init(
    path: String, revision: Int, page: Int, part: Part, width: Int, height: Int, isTurned: Bool,
    side: NotesSide
  ) {
    (self.path, self.revision, self.page, self.part) = (path, revision, page, part)
    (self.width, self.height, self.isTurned, self.side) = (width, height, isTurned, side)
  }

  /// The order without a revision: the same picture of any version of the file.
  var anyRevision: PageOrder {
    var order = self
    order.revision = 0
    return order
  }

  /// In memory.
  var bytes: Int { 4 * width * height }
}

/// The picture of a page.
public struct PagePicture: Sendable {
  public let picture: Picture
  /// The colour of most of the page's edge, which continues around it.
  public let ground: Color

  public init(_ picture: Picture) {
    self.picture = picture
    ground = picture.ground
  }
}
