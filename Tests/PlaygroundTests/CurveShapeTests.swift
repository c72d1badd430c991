import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Easings taken apart, put together again, and made into other kinds.
@Suite(.languages) struct CurveShapeTests {
  /// One of each form, with numbers of its own.
  static let easings: [Easing] =
    CurvePreset.all.map(\.easing) + [
      .cubicBezier(0.1, -3, 0.9, 4), .spring(Spring(response: 0.4, dampingRatio: 0.35)),
      .spring(Spring(response: 0.4, dampingRatio: 2), velocity: -3), .spring(bounce: 0.4),
      .easeIn(.bounce(count: 5, restitution: 0.7)), .easeInOut(.elastic(amplitude: 2)),
      .easeOut(.elastic(amplitude: 1.5, period: 0.2)), .easeIn(.back(overshoot: 4)),
      .easeInOut(.power(2.5)), .steps(3, .jumpBoth), .steps(5, .jumpNone).reversed,
      .spring(.bouncy).reversed, .linear([0, LinearStop(0.7, at: 0.2), 0.4, 1]),
      Easing.linear([0, LinearStop(0.7, at: 0.2), 1]).reversed, Easing.hold.reversed,
      Easing.easeIn(.quad).mirrored, Easing.linear.joined(.easeOut(.bounce), at: 0.3),
    ]

  private static let positions = (0...100).map { Double($0) / 100 }

  @Test(arguments: easings.indices)
  func anEasingIsWhatItsNumbersSay(_ index: Int) {
    let easing = Self.easings[index]
    let again = CurveShape(easing).easing
    for position in Self.positions {
      // Not at a leap, which turning moves to its other side.
      let position = position + 0.00123
      #expect(again(position).isNear(easing(position)), "\(easing) at \(position)")
    }
    #expect(CurveShape(again) == CurveShape(CurveShape(again).easing))
  }

  @Test func eachPresetReadsBackFromItsNotation() throws {
    for preset in CurvePreset.all {
      #expect(try Easing(notation: preset.easing.notation) == preset.easing)
    }
    let titles = CurvePreset.all.map(\.title)
    #expect(Set(titles).count == titles.count)
    // The grid's rows are families: the classics begin a row.
    #expect(CurvePreset.all.firstIndex { $0.title == "Sine in" } == 3)
  }

  private static let searches: [(query: String, first: String)] = [
    ("", "Linear"), ("bounce", "Bounce in"), ("elastic out", "Elastic out"),
    ("io back", "Back in-out"),
    ("ease-in-out-quad", "Quad in-out"), ("figma", "Gentle"), ("css", "Ease"), ("hld", "Hold"),
    ("STEP", "Hold"), ("snap", "Snappy"),
  ]

  @Test(arguments: searches)
  func aFewLettersFindACurve(_ search: (query: String, first: String)) throws {
    let first = try #require(CurvePreset.matches(search.query).first)
    #expect(CurvePreset.all[first].title == search.first)
  }

  @Test func whatIsNoLetterOfACurveFindsNone() {
    #expect(CurvePreset.matches("zzz").isEmpty)
    #expect(CurvePreset.matches("ela").count == 3)
    #expect(CurvePreset.matches("").count == CurvePreset.all.count)
  }

  @Test(arguments: easings.indices)
  func theAxisHoldsTheCurveAndItsHandles(_ index: Int) {
    let easing = Self.easings[index]
    let axis = CurveScale.axis(of: easing)
    for position in Self.positions { #expect(axis.contains(easing(position))) }
    if let points = easing.controlPoints {
      #expect(axis.contains(points.y1) && axis.contains(points.y2))
    }
    #expect(axis.contains(0) && axis.contains(1))
  }

  @Test func aScaleAndItsInverseAgree() {
    let scale = CurveScale(
      rect: Rect(x: 20, y: 30, width: 232, height: 150), axis: -0.5...1.75)
    for position in Self.positions {
      #expect(scale.progress(atX: scale.x(position)).isNear(position))
      #expect(scale.value(atY: scale.y(3 * position - 1)).isNear(3 * position - 1))
    }
    #expect(scale.y(.infinity).isFinite && scale.y(-1e300).isFinite && scale.y(.nan).isFinite)
  }

  @Test(arguments: easings.indices)
  func theLargestErrorIsTheLargestThatThereIs(_ index: Int) {
    let easing = Self.easings[index]
    for kind in [CurveKind.bezier, .stops] {
      let (fitted, error) = easing.converted(to: kind)
      #expect(CurveShape(fitted).kind == kind)
      guard let error else {
        Issue.record("\(kind) of \(easing) tells no error.")
        continue
      }
      // Beside the places where it was measured, and beside leaps.
      for position in Self.positions {
        let position = position * 0.999 + 0.00037
        #expect(abs(fitted(position) - easing(position)) <= error + 0.006, "\(kind) of \(easing)")
      }
      if kind == .stops { #expect(error < Easing.stopTolerance + 1e-3) }
    }
  }

  @Test func aBezierIsFittedToItself() {
    for easing in Self.easings where easing.controlPoints != nil && easing(0.5).magnitude < 2 {
      #expect(easing.converted(to: .bezier).largestError ?? 1 < 0.01, "\(easing)")
    }
    // Polynomials of the third degree are such curves.
    for easing in [Easing.easeIn(.quad), .easeOut(.cubic), .easeIn(.back), .linear] {
      #expect(easing.converted(to: .bezier).largestError ?? 1 < 1e-4, "\(easing)")
    }
  }

  // MARK: Springs

  /// The first number on the canvas is that of the words below, and no number lies on the curve.
  @Test(
    arguments: [
      Size(width: 800, height: 600), Size(width: 1280, height: 720),
      Size(width: 1920, height: 1080),
    ], [0.1, 0.3, 0.6, 0.8])
  func overshootsAreNumberedBesideTheCurve(_ size: Size, _ ratio: Double) throws {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    var script = try Script.bending(size: size)
    script.show(.shape)
    script.bend(to: .spring(spring))
    script.step()
    let scale = try script.canvas()
    let sprites = script.frame.sprites.withoutLayers
    let labels = sprites.compactMap { sprite -> (words: String, rect: Rect)? in
      guard case .text(let text) = sprite.shape, text.string.wholeMatch(of: /[0-9]: .*%/) != nil
      else { return nil }
      let size = Size(width: Script.measure(text), height: 10)
      return (text.string, Rect(centre: sprite.transform.apply(to: .zero), size: size))
    }
    let percent = (100 * spring.overshoot(distance: 1)).fixed(1)
    #expect(labels.first?.words == "1: \(percent)%")
    for (words, rect) in labels {
      #expect(rect.corners.allSatisfy(scale.rect.contains), "\(words)")
      let heights = stride(from: rect.minX, through: rect.maxX, by: 1).map { x in
        scale.y(Easing.spring(spring)(min(scale.progress(atX: x), 1)))
      }
      #expect(
        heights.allSatisfy { $0 < rect.minY } || heights.allSatisfy { $0 > rect.maxY }, "\(words)")
    }
  }

  private static let springs: [Spring] = [0.05, 0.3, 0.7, 1, 1.001, 1.9].flatMap { ratio in
    [0.06, 0.5, 1.7].map { Spring(response: $0, dampingRatio: ratio) }
  }

  /// Put through another pair and back it is the same spring.
  @Test(arguments: springs.indices)
  func eitherPairDescribesTheSameSpring(_ index: Int) throws {
    let spring = Self.springs[index]
    for mass in [0.25, 1, 7] {
      for pair in SpringPair.allCases {
        var shape = CurveShape(form: .spring(Spring(response: 1, dampingRatio: 0.5), velocity: 0))
        let told = CurveShape(form: .spring(spring, velocity: 0))
        for _ in 0..<2 {
          for parameter in CurveKind.spring.parameters(pair) where parameter != .mass {
            let value = try #require(told.value(of: parameter, mass: mass))
            shape = shape.setting(parameter, to: value, mass: mass)
          }
        }
        guard case .spring(let same, _) = shape.form else {
          Issue.record("\(shape) is no spring.")
          return
        }
        let limits = CurveKind.spring.parameters(pair).allSatisfy { parameter in
          told.value(of: parameter, mass: mass).map(parameter.limits.contains) ?? false
        }
        guard limits else { continue }
        #expect(abs(same.response - spring.response) < 1e-9)
        #expect(abs(same.dampingRatio - spring.dampingRatio) < 1e-9)
      }
    }
  }

  /// By the formulas of the physics themselves.
  @Test func thePhysicsAreThoseOfASpring() throws {
    let shape = CurveShape(form: .spring(Spring(stiffness: 300, damping: 12, mass: 2), velocity: 0))
    #expect(try #require(shape.value(of: .stiffness, mass: 2)).isNear(300))
    #expect(try #require(shape.value(of: .damping, mass: 2)).isNear(12))
    #expect(
      try #require(shape.value(of: .dampingRatio, mass: 1)).isNear(12 / (2 * 600.squareRoot())))
    let heavier = shape.setting(.mass, to: 8, mass: 2)
    #expect(
      try #require(heavier.value(of: .response, mass: 8)).isNear(2 * .pi * (8.0 / 300).squareRoot())
    )
  }

  // MARK: Numbers

  @Test(arguments: CurveKind.allCases)
  func everyNumberOfAKindCanBeTurnedFromEndToEnd(_ kind: CurveKind) throws {
    let start = CurveShape(Easing.linear.converted(to: kind).easing)
    #expect(start.kind == kind)
    for pair in SpringPair.allCases {
      for parameter in kind.parameters(pair) {
        for part in [-1, 0, 0.25, 0.5, 0.9, 1, 2] {
          let entry = parameter.entry(parameter.usual)
          let wanted = parameter.stepped(entry.value(at: part))
          #expect(parameter.range.contains(wanted))
          let shape = start.setting(parameter, to: wanted, mass: 1)
          #expect(shape.kind == kind)
          if parameter != .mass {
            #expect(try #require(shape.value(of: parameter, mass: 1)).isNear(wanted))
          }
          #expect(shape.easing(0.5).isFinite)
          #expect(CurveShape(shape.easing).kind == kind)
        }
        for wild in [-Double.infinity, -1e300, -1, 0, 0.5, 1e300, .infinity] {
          #expect(start.setting(parameter, to: wild, mass: 1).easing(0.5).isFinite)
        }
        #expect(start.setting(parameter, to: .nan, mass: 1) == start)
        let entry = parameter.entry(parameter.usual)
        #expect(entry.part(of: parameter.usual) > 0 || parameter == .amplitude)
      }
    }
  }

  @Test func stopsStayInOrder() {
    let stops = [0.0, 0.2, 0.5, 1].map { CurveStop(input: $0, output: $0) }
    var random = Seeded(state: 5)
    var moved = stops
    for _ in 0..<500 {
      moved = moved.moving(
        Int.random(in: -1...4, using: &random), toX: Double.random(in: -2...3, using: &random),
        y: Double.random(in: -500...500, using: &random))
      #expect(zip(moved, moved.dropFirst()).allSatisfy { $0.input <= $1.input })
      #expect(moved.allSatisfy { (0...1).contains($0.input) && (-100...100).contains($0.output) })
    }
  }
}
