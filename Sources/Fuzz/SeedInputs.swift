import AppState
import DemoKit
import Demos
import Drawing
import Formats
import Keyframes
import SDLHost
import Stage

extension FuzzedReader {
  /// Its valid inputs: written by Riff, and files of these kinds below `folder`.
  func corpus(in folder: String?) -> Corpus {
    let own = binaries + texts.map { Array($0.utf8) }
    let found = folder.map { Corpus.files(in: $0, extensions) } ?? []
    return Corpus(own + found, isText: isText)
  }

  private var extensions: [String] {
    switch self {
    case .scene, .lottie: ["json"]
    case .dotlottie: ["lottie"]
    case .svg: ["svg"]
    case .picture: ["png", "jpg", "jpeg", "webp"]
    case .recording: ["riff"]
    case .talk, .tour: ["txt"]
    case .pdfpc: ["pdfpc"]
    case .easing, .tokens, .paste, .keys, .document, .session, .number, .colors, .request,
      .arguments, .pdfinfo, .qpdf:
      []
    }
  }

  private var binaries: [[UInt8]] {
    switch self {
    case .picture:
      return catalog.compactMap { demo in
        try? FilmFiles.png(Raster(demo.fresh.scene, at: demo.posterTime, scale: 0.1))
      }
    case .dotlottie:
      return catalog.map { demo in
        let text = ExportFormat.lottie.export(demo.fresh.scene, demo.timeline).text
        return DotLottieWriter.file(text, named: demo.name) {
          // Raw deflate lies between the header and the checksum of a zlib stream.
          Array(Zlib.deflate($0).dropFirst(2).dropLast(4))
        }
      }
    case .easing, .tokens, .paste, .scene, .lottie, .svg, .talk, .keys, .document, .session,
      .recording, .tour, .number, .colors, .request, .arguments, .pdfinfo, .qpdf, .pdfpc:
      return []
    }
  }

  private var texts: [String] {
    switch self {
    case .easing:
      easings
        + EasingDialect.allCases.flatMap { dialect in
          sampleEasings.map { dialect.write($0, over: 0.5).text }
        }
    case .tokens: [MotionTokens.sample.dtcg]
    case .paste:
      easings + demos(.json)
        + catalog.flatMap { demo in
          demo.fresh.scene.nodes.prefix(4).map { ExportFormat.json.export($0).text }
        }
    case .scene: demos(.json)
    case .lottie: demos(.lottie)
    case .svg: demos(.svg)
    case .talk: [talk]
    case .keys: ["riff keys 1\n# a\nnext = page-down space\nblack = b . shift+f5\nwhite = none\n"]
    case .document: documents
    case .session: sessions
    case .number: ["2*(3+4)", "*=0.5", "+=-260", "1e3/7-2", "-.5", "50%", "sqrt(2)", "1/3"]
    case .colors:
      [
        "#f00", "#ff0000cc", "rgb(1 2 3 / 50%)", "hsl(120deg, 50%, 50%)", "oklch(0.7 0.1 200)",
        "red",
      ]
    case .request:
      [
        "POST /order HTTP/1.1\r\nHost: 127.0.0.1:1\r\nContent-Length: 4\r\nRiff-Signature: 1 2 a\r\n\r\nnext"
      ]
    case .arguments:
      [
        "present a.txt --remote phone --minutes 20",
        "export rainbow -o a.gif --fps 50 --size 320x180",
        "springs --set response=0.5 --at 1 --play --speed 0.5",
        "sample easing ease-out --count 5 -- -x",
      ]
    case .pdfinfo: [DeckFindings.info]
    case .qpdf: [DeckFindings.objects]
    case .pdfpc: [DeckFindings.notes]
    case .dotlottie, .picture, .recording, .tour: []
    }
  }

  private func demos(_ format: ExportFormat) -> [String] {
    catalog.map { format.export($0.fresh.scene, $0.timeline).text }
  }

  private var sampleEasings: [Easing] {
    [
      .linear, .easeInOut, .cubicBezier(0.1, -0.5, 0.9, 1.5), .easeOut(.bounce),
      .spring(bounce: 0.4),
    ]
  }

  private var easings: [String] {
    [
      "cubic-bezier(0.4, 0, 0.2, 1)", "linear(0, 0.2 10% 30%, 1.1, 1)", "steps(4, jump-both)",
      "ease-in-out", "token(enter, ease-out)", "custom(M0,0 C0.5,0 0.5,1 1,1)",
    ]
  }

  private var talk: String {
    """
    riff talk 1
    title "A talk"
    minutes 20 warn 5 1
    click next
    demo rainbow
    at 0.5
    play 0 to 2 in 3 s
    code track sun x
    caption "Rainbow"
    note first line
    demo springs
    set response=0.5
    file scene.json
    code lines 5 to 12
    replay rehearsal.riff
    speed 0.5
    slides deck.pdf 4
      place springs in 10% 20% 80% 60%
    slides deck.pdf 5 to 7

    """
  }

  private var documents: [String] {
    [
      """
      riff document 1
      knob springs response 0.5
      knob chainable-bounce easing "back"
      track springs "kept" {"riff": 1, "track": 12, "of": "x"}
      end

      """,
      """
      riff document 6
      preset "Soft out" cubic-bezier(0.2, 0, 0.1, 1)
      tokens rainbow {"enter": "ease-out", "short": 0.2}
      replaced rainbow {"enter": "token(arrive, ease-out)"}
      length springs 6
      marker springs 1.5 "Second bounce"
      variant springs B
      variant springs B knob response 0.9
      end

      """,
    ]
  }

  private var sessions: [String] {
    [
      "riff place 1\ndemo rainbow\ntime rainbow 1.5\ninterface 1.25\n",
      "riff talk-place 1\npath \"/a.txt\"\nstop 2\ntime 0.5\n", "go 4", "minutes 5",
    ]
  }
}

extension MotionTokens {
  fileprivate static var sample: MotionTokens {
    (try? MotionTokens("enter: cubic-bezier(0, 0, 0.2, 1)\nshort: 200ms")) ?? MotionTokens()
  }
}
