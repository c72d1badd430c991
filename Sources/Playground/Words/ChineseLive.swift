// Files that are compiled and run, in Chinese.
extension Chinese {
  static let live: [Phrase: String] = [
    .runTitle: "运行 {1}？",
    .runBody:
      "这是一个程序。Riff 会编译并运行它，以后每次保存时都会再次运行。它能做你能做的一切，例如读取、更改和发送你的文件。只有信任它时才运行。",
    .runStopped:
      "这是一个程序，上次运行时它崩溃了或一直没有结束，Riff 因此不得不重新启动。请先修改文件，或再运行一次。",
    .fileMayNotRun: "此文件是一个程序，还没有获准运行。请再次打开它，并选择“运行”。",
    .fileHasStopped: "此文件运行时崩溃了或一直没有结束，Riff 因此不得不重新启动。请修改它，或再次打开它，按原样运行。",
    .runFile: "运行",
    .dontRun: "不运行",
    .runHint: "← → 选择，Enter 确定，Esc 不运行。",
  ]
}
