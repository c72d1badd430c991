import Keyframes
import Testing

struct NamedEasingsTests {
  @Test func namesAreReadAndMeanTheirCurves() throws {
    #expect(Set(Easing.named.map(\.name)).count == Easing.named.count)
    for (name, easing) in Easing.named {
      #expect(Easing.names.contains(name))
      #expect(try Easing(notation: name) == easing, "\(name)")
      #expect(try Easing(notation: ".\(name.filter { $0 != "-" }.uppercased())") == easing)
    }
    for (name, easing) in Easing.classics { #expect(try Easing(notation: name) == easing) }
  }

  static let curves: [(easing: Easing, notation: String)] = [
    (Easing.materialStandard, "cubic-bezier(0.4, 0, 0.2, 1)"),
    (.materialDecelerate, "cubic-bezier(0, 0, 0.2, 1)"),
    (.materialAccelerate, "cubic-bezier(0.4, 0, 1, 1)"),
    (.materialSharp, "cubic-bezier(0.4, 0, 0.6, 1)"),
    (.default, "cubic-bezier(0.25, 0.1, 0.25, 1)"),
    (.easeInEaseOut, "cubic-bezier(0.42, 0, 0.58, 1)"),
    (.chainableEaseIn, "ease-in-quad"), (.chainableEaseOut, "ease-out-quad"),
    (.chainableEaseInOut, "ease-in-out-quad"), (.chainableEaseBack, "ease-out-back"),
    (.chainableSpring, "ease-out-elastic"), (.chainableBounce, "ease-out-bounce"),
  ]

  @Test(arguments: curves)
  func areTheCurvesOfTheirSystems(_ easing: Easing, _ notation: String) {
    #expect(easing.notation == notation)
  }

  /// By its own names; the reference gives the overshoot of two of the curves.
  @Test func springLibraryHasIts29Curves() throws {
    let curves = Dictionary(uniqueKeysWithValues: Easing.springLibrary.map { ($0.name, $0.easing) })
    #expect(curves.count == 29)
    #expect(Set(curves.values.map(\.notation)).count == 29)
    let back = try #require(curves["easeOutBack"])
    #expect(abs(highest(back) - 1.0869) < 5e-5)
    #expect(abs(highest(try #require(curves["spring"])) - 1.0615) < 5e-5)
    #expect(abs(highest(.bezierSpring(force: 5)) - 1.556) < 5e-4)
  }

  /// In, out and inOut, as the library's source has them.
  static let approximations: [(family: String, in: String, out: String, inOut: String)] = [
    ("Sine", ".47,0,.745,.715", ".39,.575,.565,1", ".445,.05,.55,.95"),
    ("Quad", ".55,.085,.68,.53", ".25,.46,.45,.94", ".455,.03,.515,.955"),
    ("Cubic", ".55,.055,.675,.19", ".215,.61,.355,1", ".645,.045,.355,1"),
    ("Quart", ".895,.03,.685,.22", ".165,.84,.44,1", ".77,0,.175,1"),
    ("Quint", ".755,.05,.855,.06", ".23,1,.32,1", ".86,0,.07,1"),
    ("Expo", ".95,.05,.795,.035", ".19,1,.22,1", "1,0,0,1"),
    ("Circ", ".6,.04,.98,.335", ".075,.82,.165,1", ".785,.135,.15,.86"),
    ("Back", ".6,-.28,.735,.045", ".175,.885,.32,1.275", ".68,-.55,.265,1.55"),
  ]

  @Test(arguments: approximations)
  func approximationsHaveTheirNumbers(
    _ family: String, _ easeIn: String, _ easeOut: String, _ easeInOut: String
  ) throws {
    let curves = Dictionary(uniqueKeysWithValues: Easing.springLibrary.map { ($0.name, $0.easing) })
    for (direction, numbers) in [("In", easeIn), ("Out", easeOut), ("InOut", easeInOut)] {
      #expect(try Easing(notation: numbers) == curves["ease\(direction)\(family)"])
      #expect(
        try Easing(notation: numbers) == Easing(notation: "bezierEase\(direction)\(family)"))
    }
  }

  private func highest(_ easing: Easing) -> Double {
    (0...10_000).map { easing(Double($0) / 10_000) }.max() ?? 0
  }
}
