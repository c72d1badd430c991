import Testing

/// Holds the house to its size. A budget is raised only by a commit that says why.
@Suite struct SizeTests {
  let house = House.here

  /// The most lines of each module, comments and blank lines included.
  private static let budgets = [
    "AppState": 21_190, "Benches": 1_400, "Code": 4_300, "Commands": 10_630, "DemoKit": 560,
    "Dialects": 4_270, "Drawing": 5_835, "Editing": 8_520, "EngineBench": 920, "Films": 900,
    "Formats": 715, "Fuzz": 760, "Interface": 2_895, "Keyframes": 12_100, "Lottie": 7_640,
    "Persistence": 2_045, "Playground": 25_000, "Talks": 2_850,
    "SDLHost": 7_755, "SVG": 10_320, "SceneText": 5_070, "Scrolling": 2_300, "Stage": 10_170,
    "Syntax": 1_885, "Words": 800, "riff": 10, "Demos": 3_350,
  ]
  /// The most lines of any module: what one person keeps in mind.
  private static let most = 25_000

  @Test(arguments: budgets.keys.sorted())
  func modulesStayWithinTheirBudget(_ module: String) throws {
    let budget = try #require(Self.budgets[module])
    let lines = house.files(of: module).map { $0.code.utf8.count { $0 == 10 } }.reduce(0, +)
    #expect(lines > 0 && lines <= budget && budget <= Self.most, "\(module) has \(lines) lines")
  }

  @Test func everyModuleHasABudget() {
    #expect(Set(house.files.map(\.module)).subtracting(Self.budgets.keys).sorted() == [])
  }
}
