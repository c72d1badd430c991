import DemoKit
import Interface
import Keyframes
import Testing

@testable import AppState
@testable import Playground

/// The colours of themes, by the published formulas for contrast and for sights.
@Suite(.languages) struct ThemeColorTests {
  private static let themes: [(name: String, colors: ThemeColors, least: Double)] = [
    ("dark", .dark, 4.5), ("light", .light, 4.5), ("projector", .projector, 7),
    ("colour-blind", .colorBlind, 4.5), ("talk", .talk, 7),
    ("colour-blind talk", .colorBlindTalk, 7),
  ]

  @Test func theFormulaGivesTheStandardsValues() {
    #expect(abs(contrast(.black, .white) - 21) < 1e-9)
    // The lightest grey on white that passes, of WebAIM's and others' tables.
    #expect(abs(contrast(Color(0x767676), .white) - 4.54) < 0.005)
  }

  @Test(arguments: themes.indices)
  func everyColourOfTextsIsLegibleOnEveryGround(_ index: Int) {
    let (name, colors, least) = Self.themes[index]
    let texts = [
      colors.text, colors.mutedText, colors.faintText, colors.brass, colors.brassHot, colors.mint,
      colors.sky, colors.violet, colors.coral,
    ]
    for (position, text) in texts.enumerated() {
      for (which, ground) in [colors.ground, colors.panel, colors.raised, colors.raisedHot]
        .enumerated()
      {
        let found = contrast(text, ground)
        #expect(found >= least, "\(name): \(position) on \(which) is \(found)")
      }
    }
    for brass in [colors.brass, colors.brassHot] {
      #expect(contrast(colors.onBrass, brass) >= least, "\(name)")
    }
  }

  /// The chosen one of several words, and the bar below it.
  @Test(arguments: themes.indices)
  func whatIsChosenIsLegibleAndMarked(_ index: Int) {
    let (name, colors, least) = Self.themes[index]
    #expect(contrast(colors.text, colors.chosen) >= least, "\(name)")
    #expect(contrast(colors.brass, colors.chosen) >= 3, "\(name)")
    #expect(contrast(colors.chosen, colors.raised) > 1.1, "\(name)")
  }

  /// 20 is about nine times what can just be noticed.
  @Test(arguments: Sight.allCases)
  func coloursThatMeanDifferentThingsStayApart(_ sight: Sight) {
    let sets = [ThemeColors.colorBlind, .colorBlindTalk].map { colors in
      [colors.text, colors.brass, colors.mint, colors.sky, colors.violet, colors.coral]
    }
    let demos = DemoColors.colorBlind
    for set in sets + [[demos.sun, demos.mint, demos.sky, demos.violet, demos.coral]] {
      for (index, one) in set.enumerated() {
        for other in set[..<index] {
          let found = sight.difference(one, other)
          #expect(found >= 20, "\(one) and \(other), \(sight): \(found)")
        }
      }
    }
  }

  /// The usual palette does not pass, so the test above can fail.
  @Test func theUsualColoursDoNot() {
    let usual = DemoColors.usual
    let all = [usual.sun, usual.mint, usual.sky, usual.violet, usual.coral]
    let least = Sight.allCases.flatMap { sight in
      all.indices.flatMap { index in all[..<index].map { sight.difference(all[index], $0) } }
    }.min()
    #expect(least.map { $0 < 20 } == true)
  }
}
