import Keyframes

/// A sequence of links, each of simultaneous motions, that compiles to the tracks of a node.
///
/// Each motion has its own easing; `over(_:)` closes a link. A link starts from the values at its
/// start, so relative motions add up.
///
/// ```swift
/// Node(.circle(radius: 32), fill: .coral).at(x: 200, y: 120)
///   .chain
///   .move(dy: 300, .easeOut(.bounce)).over(1)
///   .wait(0.2)
///   .move(dx: 560).rotate(by: 720).over(0.8)
/// ```
///
/// A chain is also a description: `animation` can be performed by any node.
public struct Chain: Sendable {
  private let still: Node
  private let start: Double
  /// Whether the chain is for any node, so that its start values are not known.
  let isDescription: Bool
  private var links: [Animation] = []
  private(set) var pending: [Motion] = []
  /// The jumps with which the link begins.
  var pendingJumps: [Motion] = []
  private var pendingAnchor: Point?
  private var isEndless = false

  init(_ node: Node, from start: Double) {
    still = node
    self.start = start
    isDescription = false
  }

  private init() {
    still = Node {}
    start = 0
    isDescription = true
  }

  /// A chain for any node.
  static var description: Chain { Chain() }

  /// The animation of the links so far.
  ///
  /// - Precondition: the last link is closed with `over(_:)`.
  public var animation: Animation {
    requireClosed("The chain's last link")
    return links.count == 1 ? links[0] : .sequence(links)
  }

  /// The node with the whole chain added to its tracks.
  ///
  /// - Precondition: the last link is closed with `over(_:)`, and no link moves a property that is
  ///   already moving.
  /// - Complexity: O(*n*) in the number of links; it is compiled each time.
  public var node: Node { still.performing(animation, at: start) }

  /// The end of the chain in seconds; infinite if it is endless.
  public var end: Double { animation.end(from: start) }

  /// The node at rest after the links so far, as the next link finds it.
  var nodeSoFar: Node {
    let done = Animation.sequence(links)
    return still.performing(done, at: start).frozen(at: done.end(from: start))
  }

  /// Closes the link: its motions together take `duration` seconds. `times` repeats it, each time
  /// from where the previous time ended. `before` and `after` name cues at the beginning and the
  /// end of each time.
  ///
  /// - Precondition: `times` is at least 1.
  public func over(
    _ duration: Double, times: Int = 1, before: String? = nil, after: String? = nil
  ) -> Chain {
    require(times >= 1, "A link repeats \(times) times; it must be at least 1.")
    require(
      duration >= 0 && duration.isFinite,
      "The duration of a link is \(duration); it must be finite and 0 or more.")
    let parts: [Animation?] = [
      before.map { .cue($0) }, pendingAnchor.map { .anchor($0) },
      pendingJumps.isEmpty ? nil : .motions(pendingJumps, duration: 0),
      .motions(pending, duration: duration), after.map { .cue($0) },
    ]
    let link = Animation.sequence(parts.compactMap { $0 })
    var copy = self
    copy.pending = []
    copy.pendingJumps = []
    copy.pendingAnchor = nil
    return copy.linked(times == 1 ? link : .repeated(link, times: times))
  }

  /// Adds a pause of `duration` seconds.
  ///
  /// - Precondition: the previous link is closed.
  public func wait(_ duration: Double) -> Chain {
    require(
      duration >= 0 && duration.isFinite,
      "The duration of a pause is \(duration); it must be finite and 0 or more.")
    requireClosed("The link before .wait(\(duration))")
    return linked(.wait(duration))
  }

  /// Adds any animation as a link.
  ///
  /// - Precondition: the previous link is closed.
  public func perform(_ animation: Animation) -> Chain {
    requireClosed("The link before .perform")
    return linked(animation)
  }

  /// A link of whole animations.
  func linked(_ link: Animation) -> Chain {
    require(!isEndless, "The chain is endless, so nothing can follow.")
    var copy = self
    copy.links.append(link)
    copy.isEndless = link.duration == .infinity
    return copy
  }

  /// The links so far as one link.
  func wrapped(_ word: String, _ wrap: (Animation) -> Animation) -> Chain {
    requireClosed("The link before .\(word)")
    require(!isEndless, "The chain is endless, so .\(word) cannot be used.")
    require(!links.isEmpty, ".\(word) needs at least one link before it.")
    var copy = self
    copy.links = []
    return copy.linked(wrap(animation))
  }

  func adding(_ changes: Motion.Change?..., easing: Easing) -> Chain {
    let changes = changes.compactMap { $0 }
    require(!changes.isEmpty, "A motion needs at least one value.")
    require(!isEndless, "The chain is endless, so nothing can follow.")
    var copy = self
    for change in changes {
      let taken = copy.pending.flatMap(\.change.properties)
      for property in change.properties {
        require(!taken.contains(property), "One link changes \(property) twice.")
      }
      copy.pending.append(Motion(change, easing))
    }
    return copy
  }

  /// Moves the anchor, about which the node rotates and scales, from the link's start on; nothing
  /// moves on screen.
  ///
  /// There is one exception. If the node is rotated out of the plane and has its own perspective,
  /// which is centred on its position, only the new anchor stays in place: the far side of a card
  /// of 80 points, rotated by 30° and seen from 500 points, moves by up to 2.8 points. In the
  /// perspective of a surrounding group nothing moves.
  public func anchor(_ anchor: Anchor) -> Chain { self.anchor(anchor.unit) }

  /// Moves the anchor to any point of the box: (0, 0) is its top left corner, (1, 1) its bottom
  /// right one.
  public func anchor(x: Double, y: Double) -> Chain { anchor(Point(x: x, y: y)) }

  private func anchor(_ unit: Point) -> Chain {
    require(pendingAnchor == nil, "One link sets the anchor twice.")
    var copy = self
    copy.pendingAnchor = unit
    return copy
  }

  private func requireClosed(_ link: String) {
    require(
      pending.isEmpty && pendingJumps.isEmpty && pendingAnchor == nil,
      "\(link) has no duration: close it with .over(seconds).")
  }
}

extension Node {
  /// A chain that moves this node from time 0 on.
  public var chain: Chain { chain(from: 0) }

  /// Returns a chain that moves this node from `start` on, in seconds.
  public func chain(from start: Double) -> Chain { Chain(self, from: start) }
}
