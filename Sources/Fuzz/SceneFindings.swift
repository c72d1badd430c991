import Commands
import Drawing
import Formats
import Keyframes
import SDLHost
import Stage
import Syntax

/// Reads inputs as scenes, shows them, writes them in every format and reads those again.
enum SceneFindings {
  static func read(_ input: [UInt8], _ kind: FileKind, isThorough: Bool) -> [String] {
    guard let file = try? file(input, kind) else { return [] }
    return show(file.scene, file.timeline) + (isThorough ? write(file.scene, file.timeline) : [])
  }

  static func paste(_ text: String, isThorough: Bool) -> [String] {
    guard let pasted = try? Pasted(text) else { return [] }
    switch pasted {
    case .easing, .track: return []
    case .node(let node):
      let scene = Scene(ground: .black) { node }
      return show(scene, .seconds(1))
    case .scene(let scene, let timeline): return show(scene, timeline ?? .seconds(1))
    }
  }

  private static func file(_ input: [UInt8], _ kind: FileKind) throws -> SceneFile {
    func picture(_ source: String) throws(FileError) -> Picture {
      guard let bytes = DataURL(source)?.bytes,
        let picture = try? PictureReading.picture(bytes, source: source)
      else { throw FileError(sentence: "There is no such picture.") }
      return picture
    }
    var file =
      switch kind {
      case .lottie: try LottieReader.read(input, name: "a.json", pictures: picture)
      case .dotLottie:
        try DotLottieReader.read(
          input, name: "a.lottie", inflate: { Zlib.inflate($0, size: $1) }, pictures: picture)
      case .picture:
        SceneFile(try PictureReading.picture(input, source: DataURL.picture(input)))
      case .svg, .riffScene, .swift:
        try SceneFile.read(input, kind, name: "a", pictures: picture)
      }
    try file.checkCost()
    file.notes = []
    return file
  }

  /// The times at which a scene is drawn: its ends, its middle and beyond.
  private static func times(_ timeline: Timeline) -> [Double] {
    let (start, end) = (timeline.range.lowerBound, timeline.range.upperBound)
    return [start, (start + end) / 2, end, start - 1, end + 1]
  }

  private static func show(_ scene: Scene, _ timeline: Timeline) -> [String] {
    for time in times(timeline) {
      let sprites = scene.frame(at: time)
      guard sprites.allSatisfy({ isFinite($0.transform) && $0.opacity.isFinite }) else {
        return ["a sprite is not finite at \(time)"]
      }
    }
    let size = max(scene.size.width, scene.size.height)
    guard size.isFinite, size > 0 else { return ["the stage is \(scene.size)"] }
    _ = Raster(scene, at: times(timeline)[1], scale: 96 / size)
    return []
  }

  private static func isFinite(_ transform: Transform) -> Bool {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      .allSatisfy(\.isFinite)
  }

  private static func write(_ scene: Scene, _ timeline: Timeline) -> [String] {
    var findings: [String] = []
    for format in ExportFormat.allCases {
      let text = format.export(scene, timeline).text
      let kind: FileKind? =
        switch format {
        case .json: .riffScene
        case .svg: .svg
        case .lottie: .lottie
        case .swift, .uiKit, .swiftUI, .css, .html: nil
        }
      guard let kind else { continue }
      do {
        let file = try file(Array(text.utf8), kind)
        findings += show(file.scene, file.timeline).map { "\(format) read again: \($0)" }
        if format == .json, ExportFormat.json.export(file.scene, file.timeline).text != text {
          findings.append("its JSON changes when it is read")
        }
      } catch {
        findings.append("its \(format.title) cannot be read: \(error)")
      }
    }
    return findings
  }
}
