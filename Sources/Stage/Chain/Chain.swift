import Keyframes

/// Links in turn, each of motions together, that compile to the tracks of a node.
///
/// Each motion names its own easing, so none can be dropped; `over(_:)` closes a link. The values
/// that a link sets out from are those at its start, so relative motions add up.
///
/// ```swift
/// Node(.circle(radius: 32), fill: .coral).at(x: 200, y: 120)
///   .chain
///   .move(dy: 300, .easeOut(.bounce)).over(1)
///   .wait(0.2)
///   .move(dx: 560).rotate(by: 720).over(0.8)
/// ```
///
/// A chain is a description, too: `animation` is what its words say, for any node.
public struct Chain: Sendable {
  private let still: Node
  private let start: Double
  private var links: [Animation] = []
  private var pending: [Motion] = []
  private var pendingAnchor: Point?
  private var isEndless = false

  init(_ node: Node, from start: Double) {
    still = node
    self.start = start
  }

  /// What the links so far do.
  ///
  /// - Precondition: the last link is closed by `over(_:)`.
  public var animation: Animation {
    requireClosed("The chain's last link")
    return links.count == 1 ? links[0] : .sequence(links)
  }

  /// The node with the whole chain in its tracks.
  ///
  /// - Precondition: the last link is closed by `over(_:)`, and nothing that a link moves moves
  ///   already.
  /// - Complexity: O(*n*) in the number of links; it is compiled anew each time.
  public var node: Node { still.performing(animation, at: start) }

  /// When the chain is over, in seconds; infinite for what goes on for ever.
  public var end: Double { animation.end(from: start) }

  /// Closes the link: its motions take `duration` seconds, together. `times` repeats it, each time
  /// from where the time before ended. `before` and `after` name the moments at which each time
  /// begins and is over.
  ///
  /// - Precondition: `times` is at least 1: no link is dropped in silence.
  public func over(
    _ duration: Double, times: Int = 1, before: String? = nil, after: String? = nil
  ) -> Chain {
    precondition(times >= 1, "A link cannot run \(times) times.")
    precondition(duration >= 0 && duration.isFinite, "A link cannot last \(duration) seconds.")
    let parts: [Animation?] = [
      before.map { .cue($0) }, pendingAnchor.map { .anchor($0) },
      .motions(pending, duration: duration), after.map { .cue($0) },
    ]
    let link = Animation.sequence(parts.compactMap { $0 })
    var copy = self
    copy.pending = []
    copy.pendingAnchor = nil
    return copy.linked(times == 1 ? link : .repeated(link, times: times))
  }

  /// Nothing moves for `duration` seconds.
  ///
  /// - Precondition: the link before it is closed.
  public func wait(_ duration: Double) -> Chain {
    precondition(duration >= 0 && duration.isFinite, "A pause cannot last \(duration) seconds.")
    requireClosed("The link before .wait(\(duration))")
    return linked(.wait(duration))
  }

  /// Any animation as a link.
  ///
  /// - Precondition: the link before it is closed.
  public func perform(_ animation: Animation) -> Chain {
    requireClosed("The link before .perform")
    return linked(animation)
  }

  /// A link of whole animations.
  func linked(_ link: Animation) -> Chain {
    precondition(!isEndless, "The chain goes on for ever: nothing can come after that.")
    var copy = self
    copy.links.append(link)
    copy.isEndless = link.duration == .infinity
    return copy
  }

  /// The links so far as one link.
  func wrapped(_ word: String, _ wrap: (Animation) -> Animation) -> Chain {
    requireClosed("The link before .\(word)")
    precondition(!isEndless, "The chain goes on for ever: .\(word) has no end to work from.")
    precondition(!links.isEmpty, "There is no link before .\(word).")
    var copy = self
    copy.links = []
    return copy.linked(wrap(animation))
  }

  func adding(_ changes: Motion.Change?..., easing: Easing) -> Chain {
    let changes = changes.compactMap { $0 }
    precondition(!changes.isEmpty, "A word without a number would change nothing.")
    precondition(!isEndless, "The chain goes on for ever: nothing can come after that.")
    var copy = self
    for change in changes {
      let taken = copy.pending.flatMap(\.change.properties)
      for property in change.properties {
        precondition(!taken.contains(property), "One link changes \(property) twice.")
      }
      copy.pending.append(Motion(change, easing))
    }
    return copy
  }

  /// From the link's start on the node turns and grows about this point; nothing on screen moves
  /// by it.
  ///
  /// There is one exception. Where a node is turned out of the plane and has a perspective of its own,
  /// whose middle is its place, only the new anchor stays exactly: a card of 80 points, turned by 30°
  /// and seen from 500 points, slides by up to 2.8 points at its far side. In the perspective of a
  /// group around the node nothing moves.
  public func anchor(_ anchor: Anchor) -> Chain { self.anchor(anchor.unit) }

  /// The same for any point of the box: (0, 0) is its top left corner, (1, 1) its bottom right one.
  public func anchor(x: Double, y: Double) -> Chain { anchor(Point(x: x, y: y)) }

  private func anchor(_ unit: Point) -> Chain {
    precondition(pendingAnchor == nil, "One link sets the anchor twice.")
    var copy = self
    copy.pendingAnchor = unit
    return copy
  }

  private func requireClosed(_ link: String) {
    precondition(
      pending.isEmpty && pendingAnchor == nil,
      "\(link) has no duration: close it with .over(seconds).")
  }
}

extension Node {
  /// Words that move this node, link by link, from time 0.
  public var chain: Chain { chain(from: 0) }

  /// The same from `start`, in seconds; nothing moves before it.
  public func chain(from start: Double) -> Chain { Chain(self, from: start) }
}
