import Foundation
import Keyframes
import Testing

@testable import AppState
@testable import Commands
@testable import Formats
@testable import Lottie
@testable import SDLHost
@testable import SVG
@testable import SceneText
@testable import Syntax
@testable import Talks

/// The table of limits in the guide has the limits of the code, and no other.
@MainActor @Suite struct LimitsTests {
  private static var rows: [(what: String, most: String)] {
    [
      ("a scene, an SVG or Lottie file, unpacked", mebibytes(Source.largestFile)),
      ("a scene, an SVG or Lottie file, unpacked", mebibytes(LottieLimits.largestFile)),
      ("a scene, an SVG or Lottie file, unpacked", mebibytes(LegibleFile.mostUnpacked)),
      (
        "values in a scene's JSON, an object counted as four and a keyframe as its value",
        number(JSONFormat.mostValues)
      ),
      ("pieces of all paths in a scene's JSON", number(JSONFormat.mostPieces)),
      ("choices of a knob", number(JSONFormat.mostChoices)),
      ("parts of nodes that a knob sets", number(JSONFormat.mostSets)),
      ("values in a Lottie file", number(LottieLimits.values)),
      ("nested groups in an SVG or Lottie file", number(SceneFile.deepestNode)),
      ("nodes of a Lottie file, with each use of a composition", number(LottieLimits.nodes)),
      ("keyframes of a Lottie file", number(LottieLimits.keyframes)),
      (
        "keyframes of its compositions and parents, with each use",
        number(LottieLimits.usedKeyframes)
      ),
      ("points of all paths of a Lottie file", number(LottieLimits.points)),
      ("elements in an SVG file", number(XMLParser.most)),
      ("entities that an SVG file declares", number(XMLParser.mostDeclared)),
      ("bytes of one entity", number(XMLParser.longestEntity)),
      ("what all entities of a file insert", mebibytes(XMLParser.mostOfEntities)),
      ("elements that it draws, with each use", number(SVGLimits.nodes)),
      ("pieces of its paths, with each use", number(SVGLimits.pieces)),
      ("times that its style rules apply", number(SVGLimits.matches)),
      ("relatives that its style rules look at", number(SVGLimits.steps)),
      ("letters of all texts of a file", number(SceneCost.mostLetters)),
      ("letters of all texts of a file", number(SVGLimits.letters)),
      ("cost of drawing a file", number(Int(SceneCost.most))),
      (
        "pixels of a picture, and of all pictures of a file",
        megapixels(PictureReading.mostPixels)
      ),
      (
        "pixels of a picture, and of all pictures of a file",
        megapixels(PictureLoading.mostPixels)
      ),
      ("pixels of all pictures of a recording", megapixels(RecordedPictures.mostPixels)),
      (
        "pixels of a JPEG, which is read at a half, a quarter or an eighth of its size if it has more than that",
        megapixels(PictureReading.mostPixelsOfJPEG)
      ),
      ("pixels that all passes of a progressive JPEG draw", megapixels(JPEG.mostDrawn)),
      ("a picture that is placed in a scene", mebibytes(PlacedPictures.most)),
      ("a talk", mebibytes(TalkFile.limit)),
      ("stops of a talk", number(Talk.mostStops)),
      ("pages of a PDF", number(DeckFacts.mostPages)),
      ("links and notes on a page of a PDF", number(DeckFacts.mostLinks)),
      ("links and notes on all pages of a PDF", number(DeckFacts.mostAnnotations)),
      ("output of a program about a PDF", mebibytes(DeckReading.most)),
      ("a file of notes beside a PDF", mebibytes(DeckReading.mostNotes)),
      ("pictures of pages that are kept", mebibytes(PagePictures.usualLimit)),
      ("headers of a request to the remote", number(WebRequest.mostHead) + " bytes"),
      ("body of a request to the remote", "\(WebRequest.mostBody) bytes"),
      ("connections to the remote", number(WebServer.mostConnections)),
      ("connections to the remote of one device", number(WebServer.mostOfOneDevice)),
      ("a file of motion tokens", "\(number(MotionTokens.longestText)) bytes"),
      ("a recording", mebibytes(RecordingOpening.limit)),
    ]
  }

  private static func number(_ value: Int) -> String {
    var digits = String(value)[...]
    var groups: [Substring] = []
    while !digits.isEmpty {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return groups.joined(separator: ",")
  }

  private static func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }

  private static func megapixels(_ pixels: Int) -> String { "\(pixels >> 20) megapixels" }

  @Test func theGuideHasEveryLimit() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "docs/import.md"), encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## Limits\n").last)
    let found = section.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(Set(found) == Set(Self.rows.map { "| \($0.what) | \($0.most) |" }))
  }
}
