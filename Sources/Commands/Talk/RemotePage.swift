import SDLHost
import Talks

/// The speaker's page. It loads nothing from elsewhere, and has nothing of the talk before it is linked.
nonisolated enum RemotePage {
  static let html = WebResponse(200, htmlText, type: "text/html; charset=utf-8")
  static let style = WebResponse(200, css, type: "text/css; charset=utf-8")

  /// The script, with the page's texts as a JSON object.
  static func script(words: String) -> WebResponse {
    WebResponse(
      200,
      "\"use strict\";\nconst words = \(words);\n" + RemoteScript.signatures + RemoteScript.page,
      type: "text/javascript; charset=utf-8")
  }

  static let htmlText = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title data-word="title">Speaker's notes</title>
    <link rel="stylesheet" href="/remote.css">
    </head>
    <body>
    <header><span id="number"></span><span id="talk"></span><span id="timeOfDay"></span></header>
    <p id="trouble" role="alert" hidden></p>
    <main>
    <section>
    <p id="state" role="status"></p>
    <img id="picture0" data-alt="current" alt="" hidden>
    <h1 id="title"></h1>
    <p id="caption"></p>
    <p id="notes"></p>
    </section>
    <aside>
    <p id="warningWords" role="status"></p>
    <p class="time"><span id="leftName"></span><b id="left"></b></p>
    <p class="time"><span id="stopwatch"></span><b id="elapsed"></b></p>
    <h2 data-word="coming">Next stop</h2>
    <img id="picture1" data-alt="nextPicture" alt="" hidden>
    <p id="next"></p>
    <p id="nextCaption"></p>
    </aside>
    </main>
    <nav>
    <div class="turns">
    <button data-order="back" data-word="back">Back</button>
    <button data-order="next" data-word="next" class="main">Next</button>
    </div>
    <div class="row">
    <button data-order="black" data-word="black">Black</button>
    <button data-order="white" data-word="white">White</button>
    <button data-order="slow" data-word="slow" id="slow" aria-pressed="false">Slow motion</button>
    <button data-order="stopwatch" data-word="stopwatch">Stopwatch</button>
    <button id="more" data-word="more" aria-expanded="false" aria-controls="rest">More</button>
    </div>
    <div class="row" id="rest">
    <button data-order="play" data-word="play">Play or pause</button>
    <button data-order="again" data-word="again">Restart stop</button>
    <button data-order="stops" data-word="stops" id="stops" aria-pressed="false">All stops</button>
    <label><span data-word="stop">Stop</span>
    <input id="jump" type="number" min="1" inputmode="numeric"></label>
    <button id="go" data-word="go">Go</button>
    </div>
    </nav>
    <script src="/remote.js"></script>
    </body>
    </html>

    """

  static let css = """
    :root { color-scheme: dark; }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; touch-action: manipulation; }
    body { margin: 0; height: 100vh; height: 100dvh; display: flex; flex-direction: column;
      background: #0f1115; color: #e8ecf4; font: 18px/1.45 system-ui, sans-serif;
      padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left); }
    header { display: flex; gap: 24px; padding: 16px 24px; color: #9aa4b5; }
    #number { color: #f5b83d; font-weight: 600; white-space: nowrap; }
    #talk { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #timeOfDay { margin-left: auto; font-variant-numeric: tabular-nums; white-space: nowrap; }
    main { flex: 1; min-height: 0; overflow-y: auto; display: flex; flex-wrap: wrap; gap: 32px;
      padding: 8px 24px 24px; }
    section { flex: 2 1 360px; min-width: 0; }
    aside { flex: 1 1 240px; }
    img { display: block; width: 100%; max-width: 480px; margin: 0 0 12px; border-radius: 6px;
      background: #000; outline: 1px solid #2b3240; }
    aside img { max-width: 320px; }
    h1 { margin: 0 0 8px; font-size: 32px; line-height: 1.2; }
    h2 { margin: 32px 0 8px; font-size: 16px; color: #9aa4b5; font-weight: 600; }
    p { margin: 0 0 8px; overflow-wrap: anywhere; }
    p:empty { display: none; }
    #caption, #nextCaption { color: #9aa4b5; }
    #notes { margin-top: 24px; font-size: 24px; white-space: pre-wrap; }
    #state:not(:empty) { display: inline-block; padding: 4px 12px; border: 2px solid #f5b83d;
      border-radius: 8px; color: #f5b83d; }
    .time { display: flex; justify-content: space-between; align-items: baseline;
      gap: 16px; color: #9aa4b5; }
    .time b { font-size: 40px; white-space: nowrap; color: #e8ecf4; font-variant-numeric: tabular-nums; }
    #warningWords { font-weight: 600; }
    .first #left, .first #warningWords { color: #f5b83d; }
    .second #left, .second #warningWords, .over #left, .over #warningWords { color: #ff8a7e; }
    nav { padding: 12px 24px calc(12px + env(safe-area-inset-bottom)); background: #171a21;
      display: grid; gap: 8px; user-select: none; -webkit-user-select: none; }
    .turns { display: grid; grid-template-columns: 1fr 2fr; gap: 8px; }
    .turns button { min-height: 72px; font-size: 22px; }
    .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    .row > button { flex: 1 1 auto; }
    button, input { min-height: 48px; padding: 0 16px; border: 1px solid #2b3240; border-radius: 8px;
      background: #1f2430; color: inherit; font: inherit; }
    button:active { background: #2b3240; }
    input { width: 88px; }
    .main { background: #f5b83d; color: #1a1408; font-weight: 600; }
    .main:active { background: #d99e2a; }
    :focus-visible { outline: 3px solid #57b6ff; outline-offset: 2px; }
    [aria-pressed=true], [aria-expanded=true] { border-color: #f5b83d; color: #f5b83d; }
    #more { display: none; }
    #trouble { margin: 0; padding: 12px 24px; background: #ff6b5e; color: #0f1115; font-weight: 600; }
    [hidden] { display: none; }
    @media (max-width: 700px), (max-height: 500px) {
      header { gap: 12px; padding: 8px 16px; }
      main { gap: 16px; padding: 4px 16px 12px; }
      h1 { font-size: 24px; }
      h2 { margin-top: 16px; }
      #notes { margin-top: 12px; font-size: 21px; }
      nav { gap: 6px; padding: 8px 16px calc(8px + env(safe-area-inset-bottom)); }
      .row { gap: 6px; }
      .row > button { padding: 0 8px; font-size: 16px; }
      #more { display: block; }
      #rest.closed { display: none; }
    }
    @media (max-width: 700px) {
      main { display: grid; grid-template-columns: 3fr 2fr; gap: 8px 12px; align-content: start; }
      section, aside { display: contents; }
      #warningWords, #state, #title, #caption, #notes, h2, #next, #nextCaption { grid-column: 1 / 3; }
      #warningWords, .time { order: -2; margin: 0; }
      .time b { font-size: 30px; }
      .time:has(b:empty) { display: none; }
      #state { order: -1; justify-self: start; margin: 0; }
      img { order: -1; align-self: start; margin: 0; }
      #picture0 { grid-column: 1; }
      #picture1 { grid-column: 2; }
    }
    @media (max-height: 500px) {
      body { display: grid; grid-template: auto auto 1fr / 1fr minmax(220px, 36%); }
      header, #trouble { grid-column: 1 / 3; }
      nav { align-content: end; overflow-y: auto; }
      img { max-width: 240px; }
    }

    """
}
