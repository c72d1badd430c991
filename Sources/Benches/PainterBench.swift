import Commands
import Drawing
import Keyframes
import SDLHost
import Stage

/// `riff bench --painter`: paints eight scenes of shapes in memory, and prints the milliseconds of each,
/// at two sizes, on one core and on all.
func benchPainter(json: Bool) {
  let costs = [1.0, 3.0].flatMap { scale in
    PainterScene.all.map { PainterCost(of: $0, scale: scale) }
  }
  print(json ? PainterCost.json(costs) : PainterCost.table(costs))
}

/// The cost of painting one scene completely.
private struct PainterCost {
  let name: String
  let size: (width: Int, height: Int)
  /// Milliseconds.
  let one: FrameTimes.Spread
  let all: FrameTimes.Spread

  init(of scene: PainterScene, scale: Double) {
    name = scene.name
    let size = (
      width: Int(PainterScene.size.width * scale), height: Int(PainterScene.size.height * scale)
    )
    self.size = size
    var (text, painter, bands) = (NoText(), RasterPainter(), BandPainter())
    one = Self.repeated {
      painter.invalidate()
      painter.paint(
        scene.sprites, on: PainterScene.ground, size: size, scale: scale, text: &text)
    }
    all = Self.repeated {
      bands.invalidate()
      bands.paint(
        scene.sprites, on: PainterScene.ground, size: size, scale: scale, text: &text,
        workers: WorkerThreads.all
      ) { _ in }
    }
  }

  /// The times of a call that is repeated for half a second, and three times at least.
  private static func repeated(_ body: () -> Void) -> FrameTimes.Spread {
    var times: [Double] = []
    let end = Host.now + 0.5
    body()
    while Host.now < end || times.count < 3 {
      let start = Host.now
      body()
      times.append((Host.now - start) * 1000)
    }
    return FrameTimes.Spread(times)
  }

  static func table(_ costs: [PainterCost]) -> String {
    let heading =
      "size        scene".padded(to: 34)
      + "ms on one core: median     95 %   on all: median     95 %"
    let lines = costs.map { cost in
      let cells = [
        cost.one.median.fixed(2).leftPadded(to: 22), cost.one.p95.fixed(2).leftPadded(to: 9),
        cost.all.median.fixed(2).leftPadded(to: 17), cost.all.p95.fixed(2).leftPadded(to: 9),
      ]
      return "\(cost.size.width)x\(cost.size.height)".padded(to: 12) + cost.name.padded(to: 22)
        + cells.joined()
    }
    return ([heading] + lines).joined(separator: "\n")
  }

  static func json(_ costs: [PainterCost]) -> String {
    let lines = costs.map { cost in
      "    {\"name\": \"\(cost.name)\", \"width\": \(cost.size.width), "
        + "\"height\": \(cost.size.height), \"oneCoreMs\": \(cost.one.json), "
        + "\"allCoresMs\": \(cost.all.json)}"
    }
    return """
      {
        "scenes": [
      \(lines.joined(separator: ",\n"))
        ]
      }
      """
  }
}
