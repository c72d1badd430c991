import Demos
import Drawing
import Formats
import Foundation
import Keyframes
import Stage
import Testing
import Words

/// What is exported as Lottie, read back and drawn.
@Suite struct LottieExportTests {
  /// Of 255; edges that are drawn as other curves differ by less.
  static let greatestMean = 1.0

  /// What is stated as lost changes the pictures of these, by at most so much.
  static let lossy = ["flip": 8.0]

  /// The mean difference of red, green and blue; alpha is the same everywhere.
  static func difference(_ one: Raster, _ other: Raster) -> Double {
    PictureDifference(one, other).mean * 4 / 3
  }

  /// The largest mean difference at ten times of a scene and of what is read back.
  static func difference(_ scene: Scene, _ timeline: Timeline, scale: Double) throws -> Double {
    let text = ExportFormat.lottie.export(scene, timeline).text
    let file = try LottieReader.read(Array(text.utf8), name: "test") { source throws(FileError) in
      throw FileError(sentence: "There is no picture \(source).")
    }
    return (0..<10).map { step in
      let elapsed = timeline.length * (Double(step) + 0.37) / 10
      let one = Raster(scene, at: timeline.range.lowerBound + elapsed, scale: scale)
      return difference(one, Raster(file.scene, at: elapsed / timeline.rate, scale: scale))
    }.max() ?? 0
  }

  @Test(arguments: catalog.map(\.name))
  func aDemoReadsBackAsTheSamePictures(_ name: String) throws {
    let demo = try #require(catalog.first { $0.name == name })
    let largest = try Self.difference(demo.scene, demo.timeline, scale: 0.2)
    #expect(largest < Self.lossy[name] ?? Self.greatestMean)
    let losses = ExportFormat.lottie.export(demo.scene, demo.timeline).losses
    let isLossy = losses.contains { $0.english.hasPrefix("Rotation out of the plane") }
    #expect(isLossy || Self.lossy[name] == nil)
  }

  @Test(arguments: LottieNodes.all.map(\.name))
  func aNodeReadsBackAsTheSamePictures(_ name: String) throws {
    let node = try #require(LottieNodes.all.first { $0.name == name }).node
    let scene = Scene(ground: .black) { node.at(x: 480, y: 270) }
    let text = ExportFormat.lottie.export(scene, .seconds(2)).text
    #expect(try Self.difference(scene, .seconds(2), scale: 0.5) < Self.greatestMean, "\(text)")
    let still = Raster(Scene(ground: .black) {}, at: 0, scale: 0.5)
    #expect(Self.difference(Raster(scene, at: 1, scale: 0.5), still) > 0.2, "Nothing is seen.")
  }

  /// More orders than that cost too much, which is said.
  @Test func nodesThatChangeTheirOrderTooOftenKeepTheFirst() {
    let nodes = (0..<6).map { index in
      let keys = (0..<40).map { step in
        Keyframe(time: Double(step) / 40, value: Double((step + 1) * (index + 3) * 7 % 31))
      }
      return Node(.circle(radius: 9), fill: .white).depth(Track(keys))
    }
    let exported = ExportFormat.lottie.export(Scene(ground: .black) { nodes }, .seconds(1))
    #expect(exported.losses.contains { $0.english.hasPrefix("Nodes that change their order") })
    #expect(exported.text.ranges(of: #""ty":4"#).count <= 7)
  }

  @Test(arguments: [(0.0, 0), (20, 1)])
  func skewIsALossOfOnePlayer(_ skew: Double, _ count: Int) {
    let node = Node(.circle(radius: 9), fill: .white).skew(skew)
    let exported = ExportFormat.lottie.export(Scene(ground: .black) { node }, .seconds(1))
    #expect(exported.losses.map(\.english).filter { $0.contains("skew") }.count == count)
  }

  /// A file of its own, which every player can show.
  @Test func picturesComeAlong() throws {
    let pixels: [UInt32] = [0xFFFF_0000, 0x8000_4000, 0, 0xFF00_00FF]
    let picture = Picture(width: 2, height: 2, pixels: pixels, source: "sun.png")
    let scene = Scene(ground: .black) { Node(.picture(picture, Size(width: 40, height: 40))) }
    let exported = ExportFormat.lottie.export(scene, .seconds(1))
    #expect(exported.losses.isEmpty)
    var sources: [String] = []
    let read = try LottieReader.read(Array(exported.text.utf8), name: "a") {
      source throws(FileError) in
      sources.append(source)
      return picture
    }
    #expect(sources.count == 1 && sources[0].hasPrefix("data:image/png;base64,iVBORw0KGgo"))
    #expect(!exported.text.contains("sun.png") && read.notes.isEmpty)
    // One that is such an address already is written as it is.
    let whole = Picture(width: 1, height: 1, pixels: [0], source: "data:image/png;base64,AAAA")
    let other = Scene(ground: .black) { Node(.picture(whole, Size(width: 4, height: 4))) }
    #expect(
      ExportFormat.lottie.export(other, .seconds(1)).text.contains(
        #""p":"data:image/png;base64,AAAA","e":1"#))
  }

  /// A text has one colour, whatever Riff colours it by.
  @Test func textsAreNeverLeftOut() {
    let (style, red) = (TextStyle(40), Color(0xFF0000))
    let parts = Text("ab", style, colors: [ColoredRange(0..<1, red)])
    let nodes: [(node: Node, loss: String)] = [
      (
        Node(.text("ab", style), gradient: .vertical(red, .white)),
        "A text in a gradient is in the colour of its first stop."
      ),
      (Node(.text(parts)), "Colours of parts of a text are left out: it has one fill."),
    ]
    for (node, loss) in nodes {
      let exported = ExportFormat.lottie.export(Scene(ground: .black) { node }, .seconds(1))
      #expect(exported.text.contains(#""fc":[1,0,0]"#), "\(exported.text)")
      #expect(exported.losses.map(\.english).contains(loss))
    }
  }

  @Test func textsAndPicturesHaveShadows() throws {
    let pixels = [UInt32](repeating: 0xFFFF_0000, count: 4)
    let picture = Picture(width: 2, height: 2, pixels: pixels, source: "sun.png")
    let nodes = [
      Node("ab", TextStyle(40), .white),
      Node(.picture(picture, Size(width: 120, height: 120))),
    ]
    for node in nodes {
      let scene = Scene(ground: .black) {
        node.shadow(Color(0x40FF40), radius: 8, x: 150, y: -40).at(x: 480, y: 270)
      }
      let exported = ExportFormat.lottie.export(scene, .seconds(1))
      #expect(exported.losses.contains { $0.english.hasPrefix("Shadows are drop shadow") })
      let read = try LottieReader.read(Array(exported.text.utf8), name: "a") {
        _ throws(FileError) in
        picture
      }
      #expect(read.scene.allNodes.contains { $0.node.colors[.shadow] != nil })
      let (one, other) = (
        Raster(scene, at: 0.5, scale: 0.5), Raster(read.scene, at: 0.5, scale: 0.5)
      )
      #expect(Self.difference(one, other) < Self.greatestMean)
    }
  }

  /// Even into an outline of more lines.
  @Test func outlinesMorphStraight() throws {
    let one = Path(through: (0, 0), (9, 0), (0, 9), isClosed: true)
    var two = one
    two.move(to: Point(x: 20, y: 0))
    two.line(to: Point(x: 29, y: 9))
    two.line(to: Point(x: 20, y: 9))
    two.close()
    let track = Track([
      Keyframe(time: 0, value: one, controls: Controls(two, one)), Keyframe(time: 1, value: two),
    ])
    let exported = ExportFormat.lottie.export(
      Scene(ground: .black) { Node(.path(one), fill: .white).outline(track) }, .seconds(1))
    #expect(exported.losses == ["Outlines morph straight between their keyframes."])
    #expect(exported.text.contains(#""ty":"sh""#))
  }

  /// The largest file of the catalogue stays below nine of ten in the wild (159 KB), give or take a fifth.
  @Test func exportsAreSmall() {
    // What turns out of the plane has a keyframe for nearly every frame.
    let sizes = catalog.filter { Self.lossy[$0.name] == nil }.map {
      ExportFormat.lottie.export($0.scene, $0.timeline).text.utf8.count
    }.sorted()
    #expect(sizes[sizes.count / 2] < 50_000)
    #expect((sizes.last ?? 0) < 190_000)
  }

  /// What the schema of the specification asks for, and the order of times.
  @Test(arguments: catalog.map(\.name))
  func documentsAreSound(_ name: String) throws {
    let demo = try #require(catalog.first { $0.name == name })
    let text = ExportFormat.lottie.export(demo.scene, demo.timeline, named: name).text
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    for key in ["v", "fr", "ip", "op", "w", "h", "layers"] { #expect(document[key] != nil) }
    let assets = document["assets"] as? [[String: Any]] ?? []
    let names = Set(assets.compactMap { $0["id"] as? String })
    #expect(names.count == assets.count)
    let lists = [document["layers"]] + assets.map { $0["layers"] }
    for layers in lists.compactMap({ $0 as? [[String: Any]] }) {
      let numbers = layers.compactMap { $0["ind"] as? Int }
      #expect(Set(numbers).count == layers.count)
      for layer in layers {
        for key in ["ddd", "ind", "ty", "nm", "sr", "ks", "ao", "ip", "op", "st", "bm"] {
          #expect(layer[key] != nil, "\(key)")
        }
        if let parent = layer["parent"] as? Int { #expect(numbers.contains(parent)) }
        if let reference = layer["refId"] as? String { #expect(names.contains(reference)) }
      }
    }
    expectSoundKeys(document)
  }

  /// ThorVG draws nothing of a file, and lottie-web throws, if one of these is otherwise.
  @Test(arguments: catalog.map(\.name))
  func playersTakeEveryPart(_ name: String) throws {
    let demo = try #require(catalog.first { $0.name == name })
    let text = ExportFormat.lottie.export(demo.scene, demo.timeline, named: name).text
    expectTakenParts(try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  private func expectTakenParts(_ value: Any) {
    if let items = value as? [Any] { return items.forEach(expectTakenParts) }
    guard let members = value as? [String: Any] else { return }
    if members["ty"] as? Int == 5, let text = members["t"] as? [String: Any] {
      #expect(text["p"] is [String: Any], "The path of a text is an object.")
    }
    if let dashes = members["d"] as? [[String: Any]], members["ty"] as? String == "st" {
      let names = dashes.compactMap { $0["nm"] as? String }
      #expect(Set(names).count == dashes.count, "Dashes have names of their own.")
    }
    if members["ty"] as? String == "tr", let position = members["p"] as? [String: Any] {
      #expect(position["s"] == nil, "The coordinates of a group move together.")
    }
    members.values.forEach(expectTakenParts)
  }

  /// Whatever its unit, a scene takes as long as it does in Riff, at the speed that was chosen.
  @Test(arguments: [Timeline.pages(4), .points(640), .seconds(3)], [0.5, 1, 2.5])
  func aSceneTakesAsLongAsInRiff(_ timeline: Timeline, _ speed: Double) throws {
    let text = ExportFormat.lottie.export(
      Scene(ground: .black) {}, timeline, playing: ScenePlayback(speed: speed)
    ).text
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let end = try #require(document["op"] as? Double)
    #expect(abs(end / 60 - timeline.length / timeline.rate / speed) < 1e-3)
  }

  @Test(
    arguments: [
      (86_400.0, nil, false), (86_401, nil, true), (1e9, 23.976, true), (1000, 10_000, false),
      (1001, 10_000, true),
    ] as [(Double, Double?, Bool)])
  func whatIsTooLongForALottieIsShortened(_ length: Double, _ rate: Double?, _ isShortened: Bool)
    throws
  {
    var timeline = Timeline.seconds(length)
    timeline.frameRate = rate
    let exported = ExportFormat.lottie.export(Scene(ground: .black) {}, timeline)
    let sentence = "The end is left out: a Lottie lasts at most a day and 10,000,000 frames."
    #expect(exported.losses.map(\.english).contains(sentence) == isShortened)
    let read = try LottieReader.read(Array(exported.text.utf8), name: "a") { _ throws(FileError) in
      throw FileError(sentence: "")
    }
    #expect(read.timeline.length <= 86_400)
    #expect((read.timeline.length == length) != isShortened)
  }

  private func expectSoundKeys(_ value: Any) {
    if let members = value as? [String: Any] { return members.values.forEach(expectSoundKeys) }
    guard let items = value as? [Any] else { return }
    let keys = items.compactMap { $0 as? [String: Any] }
    let times = keys.compactMap { $0["t"] as? Double }
    if times.count == items.count, !items.isEmpty, keys[0]["s"] != nil {
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(zip(times, times.dropFirst(2)).allSatisfy { $0 < $1 }, "Three keyframes at one time.")
    }
    items.forEach(expectSoundKeys)
  }
}

/// Easings as Lottie's keyframes, evaluated here.
@Suite struct LottieEasingExportTests {
  static let springs: [Easing] =
    [0, 0.15, 0.3, 0.5, 0.7].map { .spring(Spring(duration: 0.5, bounce: $0)) }
    + [(100.0, 10.0), (170, 26), (380, 30), (800, 34)].map {
      .spring(Spring(stiffness: $0, damping: $1))
    }

  private struct Key {
    let time, value: Double
    let handles: [Double]?
  }

  private static func keys(_ easing: Easing) throws -> [Key] {
    let text = ExportFormat.lottie.export(easing).text
    let property = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let keys = try #require(property?["k"] as? [[String: Any]])
    return try keys.map { key in
      func part(_ name: String) -> [Double] {
        let handle = key[name] as? [String: Any] ?? [:]
        return [handle["x"] as? Double ?? .nan, handle["y"] as? Double ?? .nan]
      }
      let value = try #require((key["s"] as? [Any])?.first as? Double)
      return Key(
        time: try #require(key["t"] as? Double), value: value,
        handles: key["o"] == nil ? nil : part("o") + part("i"))
    }
  }

  /// As a player computes it: the curve's parameter by halving, then the value.
  private static func value(_ keys: [Key], at time: Double) -> Double {
    guard let index = keys.lastIndex(where: { $0.time <= time }) else { return keys[0].value }
    guard index + 1 < keys.count, let handles = keys[index].handles else {
      return keys[index].value
    }
    let (from, to) = (keys[index], keys[index + 1])
    func blend(_ one: Double, _ two: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t
    }
    let wanted = (time - from.time) / (to.time - from.time)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if blend(handles[0], handles[2], middle) < wanted { low = middle } else { high = middle }
    }
    return from.value + (to.value - from.value) * blend(handles[1], handles[3], low)
  }

  @Test(arguments: springs)
  func aSpringTakesFewKeyframes(_ spring: Easing) throws {
    let keys = try Self.keys(spring)
    #expect((3...11).contains(keys.count))
    for step in 0..<240 {
      let progress = Double(step) / 240
      let error = abs(Self.value(keys, at: 60 * progress) / 100 - spring(progress))
      // The fit is within 0.001; times and handles are rounded.
      #expect(error < 0.003, "\(progress)")
    }
  }

  @Test(
    arguments: [
      Easing.linear, .easeInOut, .easeOut(.bounce), .easeOut(.elastic), .easeInOut(.back), .hold,
      .cubicBezier(0.1, -2, 0.7, 3), .easeIn(.expo), .easeOut(.cubic).reversed, .easeInOut.mirrored,
    ])
  func anEasingKeepsItsValues(_ easing: Easing) throws {
    let keys = try Self.keys(easing)
    for step in 0..<100 {
      let progress = (Double(step) + 0.4) / 100
      #expect(abs(Self.value(keys, at: 60 * progress) / 100 - easing(progress)) < 0.003)
    }
  }
}
