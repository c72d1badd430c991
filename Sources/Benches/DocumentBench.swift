import AppState
import Commands
import Demos
import Editing
import Interface
import Keyframes
import Persistence
import Playground
import SDLHost
import Stage

/// `riff bench --document N`: the cost of a document with that many keyframes.
func benchDocument(keyframes count: Int, _ size: Size, _ text: TextRenderer) {
  let document = Document.large(keyframes: count)
  let (written, writing) = timed { document.text }
  let before = Host.heapInUse
  let (reading, read) = timed { DocumentReading(written) }
  let heap = Host.heapInUse.flatMap { now in before.map { now - $0 } }
  let start = SessionStart(
    demos: catalog.map(\.name), size: size, demo: largeDemo.name, document: reading.document)
  let (_, opening) = timed {
    var session = start.session(of: catalog, measure: text.measure)
    return session.step([], dt: 0)
  }
  print(
    """
    document     \(count) keyframes, \((Double(written.utf8.count) / 1_048_576).fixed(1)) MiB of text
    read         \((read * 1000).fixed(0)) ms, \(heap.map { ($0 / 1_048_576).fixed(1) + " MiB" } ?? "–")
    first frame  \((opening * 1000).fixed(0)) ms
    write        \((writing * 1000).fixed(0)) ms
    """)
}

/// The demo whose nodes have the keyframes: it has the most nodes.
private var largeDemo: any Demo {
  catalog.max { $0.scene.allNodes.count < $1.scene.allNodes.count } ?? catalog[0]
}

private func timed<Result>(_ body: () -> Result) -> (result: Result, seconds: Double) {
  let start = Host.now
  let result = body()
  return (result, Host.now - start)
}

extension Document {
  /// Tracks of 10,000 keyframes each, of which every fourth has an easing.
  fileprivate static func large(keyframes count: Int) -> Document {
    let nodes = largeDemo.scene.allNodes.map(\.name)
    let range = largeDemo.timeline.range
    var document = Document()
    for (index, first) in stride(from: 0, to: count, by: 10_000).enumerated() {
      let length = min(10_000, count - first)
      let keyframes = (0..<length).map { key in
        Keyframe(
          time: range.lowerBound + Double(key * 100_000 / length) / 100_000 * range.length,
          value: Double((key * 7919 + index) % 48_000) / 100,
          easing: key.isMultiple(of: 4) ? .easeInOut(.quad) : .linear)
      }
      let properties = [Property.x, .y, .rotation, .opacity]
      let path = (node: nodes[index % nodes.count], property: properties[index / nodes.count % 4])
      let track = PropertyTrack.number(path.property, Track(keyframes))
      document[largeDemo.name][TrackPath(node: path.node, property: path.property.name)] = track
    }
    return document
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
