import Formats
import Keyframes
import Stage
import TestSupport
import Testing
import Words

/// What is said about an easing that was exported is true: measured here on a grid of its own, on the text
/// as others read it.
@Suite struct EasingExportTests {
  /// Neither exceeded nor overstated by more than 2.
  private func expect(
    _ read: (Double) -> Double, isNear easing: Easing, as exported: Exported, stops: Int
  ) {
    let measured = Self.grid.map { abs(read($0) - easing($0)) }.max() ?? 0
    guard let claim = Claim(exported) else {
      #expect(measured <= 1e-9, "\(easing) is off by \(measured) and says nothing: \(exported)")
      return
    }
    #expect(measured <= claim.error, "\(easing)")
    #expect(measured >= claim.error / 2, "\(easing) claims \(claim.error), measured \(measured)")
    #expect(claim.stops == stops, "\(easing)")
    #expect(claim.error <= 0.0021, "\(easing) is coarser than wanted")
  }

  /// 0, 1, and 20,000 places between that no grid of round numbers has.
  private static let grid: [Double] = {
    var random = SeededGenerator(11)
    return [0, 1] + (0..<20_000).map { (Double($0) + random.number(0...1)) / 20_000 }
  }()

  /// "… sampled to 24 stops, largest error 0.0017."
  private struct Claim {
    let stops: Int
    let error: Double

    init?(_ exported: Exported) {
      guard
        let sentence = exported.losses.first(where: { $0.english.contains("largest error") }),
        let found = sentence.english.firstMatch(
          of: /sampled to (\d+) (?:stops|keyframes), largest error ([0-9.]+)\.$/),
        let stops = Int(found.1), let error = Double(found.2)
      else { return nil }
      (self.stops, self.error) = (stops, error)
    }
  }

  @Test func cssSaysHowFarItIsOff() throws {
    for easing in Easings.all + [Easings.wobble] {
      let exported = ExportFormat.css.export(easing)
      let read = try Easing(notation: exported.text)
      let stops = exported.text.hasPrefix("linear(") ? exported.text.split(separator: ",").count : 0
      expect({ read($0) }, isNear: easing, as: exported, stops: stops)
    }
  }

  @Test func uiKitSaysHowFarItIsOff() throws {
    for easing in Easings.all + [Easings.wobble] {
      let exported = ExportFormat.uiKit.export(easing)
      if ["CAMedia", "UISpring"].contains(where: exported.text.hasPrefix) {
        guard case .easing(let read) = try Pasted(exported.text) else {
          Issue.record("\(exported.text) is not an easing.")
          continue
        }
        expect({ read($0) }, isNear: easing, as: exported, stops: 0)
      } else {
        let lists = exported.text.matches(of: /\[(.*)\]/).map { list in
          list.1.split(separator: ", ").compactMap { Double($0) }
        }
        try #require(lists.count == 2 && lists[0].count == lists[1].count)
        let read = Track(zip(lists[1], lists[0]).map { Keyframe(time: $0, value: $1) })
        expect({ read.value(at: $0) }, isNear: easing, as: exported, stops: lists[0].count)
      }
    }
  }

  @Test func swiftUISaysHowFarItIsOff() throws {
    for easing in Easings.all {
      let exported = ExportFormat.swiftUI.export(easing)
      guard exported.text.hasPrefix("KeyframeTimeline") else {
        guard let read = try? Easing.timed(notation: exported.text).easing else {
          Issue.record("\(exported.text) is not an easing.")
          continue
        }
        expect({ read($0) }, isNear: easing, as: exported, stops: 0)
        continue
      }
      var track = Track<Double>([Keyframe(time: 0, value: 0)])
      var time = 0.0
      for piece in exported.text.matches(
        of: /(Move|Linear)Keyframe\((-?[0-9.e-]+)(?:, duration: ([0-9.e-]+))?\)/)
      {
        time += piece.3.flatMap { Double($0) } ?? 0
        track.add(Double(piece.2) ?? 0, at: time)
      }
      #expect(abs(time - 1) < 1e-9)
      // Durations are rounded to 12 digits, so a leap may lie that far off.
      let off = Self.grid.count { abs(track.value(at: $0) - easing($0)) > 0.0021 }
      #expect(off <= 1, "\(easing)")
    }
  }

  static let exact: [(easing: Easing, css: String, uiKit: String, swiftUI: String)] = [
    (.linear, "linear", "CAMediaTimingFunction(name: .linear)", ".linear"),
    (
      .easeOut, "cubic-bezier(0, 0, 0.58, 1)",
      "CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1)", ".timingCurve(0, 0, 0.58, 1)"
    ),
    (
      .easeIn(.cubic), "cubic-bezier(0.3333333333333333, 0, 0.6666666666666666, 0)",
      "CAMediaTimingFunction(controlPoints: 0.3333333333333333, 0, 0.6666666666666666, 0)",
      ".timingCurve(0.3333333333333333, 0, 0.6666666666666666, 0)"
    ),
    (
      .spring(Spring(stiffness: 100, damping: 10)), "",
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, "
        + "initialVelocity: CGVector(dx: 0, dy: 0))",
      ".spring(response: 0.6283185307179586, dampingFraction: 0.5)"
    ),
  ]

  @Test func whatALanguageKnowsIsSaidInItsWords() {
    for (easing, css, uiKit, swiftUI) in Self.exact {
      if !css.isEmpty { #expect(ExportFormat.css.export(easing).text == css) }
      #expect(ExportFormat.uiKit.export(easing).text == uiKit)
      #expect(ExportFormat.swiftUI.export(easing).text == swiftUI)
    }
    #expect(ExportFormat.css.export(.hold).text == "steps(1, jump-end)")
    #expect(ExportFormat.css.export(.steps(3, .jumpNone)).text == "steps(3, jump-none)")
  }

  static let inSwift: [(Easing, String)] = [
    (.easeOut(.bounce), ".easeOut(.bounce)"),
    (.easeIn(.back(overshoot: 3)), ".easeIn(.back(overshoot: 3))"),
    (.spring(bounce: 0.3), "Easing.spring(bounce: 0.3)"), (.snappy, ".snappy"), (.hold, ".hold"),
    (
      .spring(Spring(response: 0.5, dampingRatio: 0.25), velocity: 2),
      ".spring(Spring(response: 0.5, dampingRatio: 0.25), velocity: 2)"
    ),
    (.steps(3, .jumpBoth), ".steps(3, .jumpBoth)"),
    (
      .linear([0, LinearStop(0.7, at: 0.2), 1]),
      ".linear([0, LinearStop(0.7, at: 0.2), 1])"
    ),
    (Easing.hold.reversed, "Easing.hold.reversed"),
    (
      Easing.easeIn(.quad).joined(.easeOut(.sine), at: 0.3),
      "Easing.easeIn(.quad).joined(.easeOut(.sine), at: 0.3)"
    ),
    (
      Easing.linear.blended(with: .hold, by: 0.25).mirrored,
      "Easing.linear.blended(with: .hold, by: 0.25).mirrored"
    ),
  ]

  @Test func swiftIsIdiomatic() {
    for (easing, text) in Self.inSwift {
      #expect(ExportFormat.swift.export(easing) == Exported(text: text))
    }
  }

  @Test func everyEasingReadsBackFromSwift() throws {
    for easing in Easings.all {
      let text = ExportFormat.swift.export(easing).text
      #expect(try Pasted(text) == .easing(easing), "\(text)")
    }
  }

  @Test func ownFunctionsAreSampledAndSaidToBe() throws {
    let exported = ExportFormat.swift.export(Easings.wobble)
    #expect(exported.losses.count == 1)
    #expect(
      exported.losses[0].english.hasPrefix("custom(wobble) stays in this program: sampled to "))
    guard case .easing(let read) = try Pasted(exported.text) else {
      Issue.record("\(exported.text) is not an easing.")
      return
    }
    #expect(Self.grid.allSatisfy { abs(read($0) - Easings.wobble($0)) <= 0.002 })
  }

  @Test func springsKeepTheirSentence() {
    let spring = Easing.spring(Spring(response: 0.5, dampingRatio: 0.7))
    #expect(
      ExportFormat.css.export(spring).losses.first?.english.hasPrefix(
        "spring(response: 0.5, dampingRatio: 0.7) sampled to ") == true)
    #expect(
      ExportFormat.uiKit.export(spring).losses.map(\.english) == [
        "A spring of UIKit's keeps its own pace: let it last 0.819 s."
      ])
  }
}
