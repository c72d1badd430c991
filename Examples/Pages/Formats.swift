import Formats
import Keyframes
import Stage

/// The code of the page about Formats.
func formatsPage() throws {
  print(ExportFormat.css.export(.easeOut).text)  // cubic-bezier(0, 0, 0.58, 1)
  let bounce = ExportFormat.css.export(.easeOut(.bounce))
  print(bounce.text.prefix(6), bounce.losses.count)  // linear 1

  print(EasingDialect.gsap.write(.easeOut(.back)).text)  // "back.out(1.70158)"
  print(try ReadEasing("transition: opacity 0.3s ease-in").seconds ?? 0)  // 0.3

  let track: Track<Double> = [0: 0, 0.5: 1]
  let json = ExportFormat.json.export(track, of: .opacity).text
  print(try Pasted(json) == .track(.number(.opacity, track)))  // true
  print(try Pasted("cubic-bezier(0.42, 0, 1, 1)") == .easing(.easeIn))  // true
}
