import SDLHost

/// The speaker's page. It loads nothing from elsewhere, and has nothing of the talk before it has a pass.
nonisolated enum RemotePage {
  /// The page, its style or its script; `code` is the code of its address.
  static func response(_ path: String, code: String) -> WebResponse {
    switch path {
    case "/remote.css": WebResponse(200, css, type: "text/css; charset=utf-8")
    case "/remote.js": WebResponse(200, script, type: "text/javascript; charset=utf-8")
    case _: WebResponse(200, html(code: code), type: "text/html; charset=utf-8")
    }
  }

  static func html(code: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title data-word="title">Speaker's notes</title>
    <link rel="stylesheet" href="/remote.css?code=\(code)">
    </head>
    <body>
    <header><span id="number"></span><span id="talk"></span><span id="timeOfDay"></span></header>
    <main>
    <section>
    <p id="state" role="status"></p>
    <h1 id="title"></h1>
    <p id="caption"></p>
    <p id="notes"></p>
    </section>
    <aside>
    <p id="warningWords" role="status"></p>
    <p class="time"><span id="leftName"></span><b id="left"></b></p>
    <p class="time"><span id="stopwatch"></span><b id="elapsed"></b></p>
    <h2 data-word="coming">Next</h2>
    <p id="next"></p>
    <p id="nextCaption"></p>
    </aside>
    </main>
    <nav>
    <button data-order="back" data-word="back">Back</button>
    <button data-order="next" data-word="next" class="main">Next</button>
    <button data-order="black" data-word="black">Black</button>
    <button data-order="play" data-word="play">Play or pause</button>
    <button data-order="slow" data-word="slow" id="slow" aria-pressed="false">Slow motion</button>
    <button data-order="again" data-word="again">Restart stop</button>
    <button data-order="stopwatch" data-word="stopwatch">Stopwatch</button>
    <button data-order="stops" data-word="stops" id="stops" aria-pressed="false">All stops</button>
    <label><span data-word="stop">Stop</span>
    <input id="jump" type="number" min="1" inputmode="numeric"></label>
    <button id="go" data-word="go">Go</button>
    </nav>
    <p id="lost" role="alert" data-word="lost" hidden>No connection to Riff.</p>
    <p id="refused" role="alert" hidden>This link has been used, and works once. Start
    riff present --remote again for a new one.</p>
    <script src="/remote.js?code=\(code)"></script>
    </body>
    </html>

    """
  }

  static let css = """
    :root { color-scheme: dark; }
    * { box-sizing: border-box; }
    body { margin: 0; min-height: 100vh; display: flex; flex-direction: column;
      background: #0f1115; color: #e8ecf4; font: 18px/1.45 system-ui, sans-serif; }
    header { display: flex; gap: 24px; padding: 16px 24px; color: #9aa4b5; }
    #number { color: #f5b83d; font-weight: 600; white-space: nowrap; }
    #timeOfDay { margin-left: auto; font-variant-numeric: tabular-nums; white-space: nowrap; }
    main { flex: 1; display: flex; flex-wrap: wrap; gap: 32px; padding: 8px 24px 24px; }
    section { flex: 2 1 360px; min-width: 0; }
    aside { flex: 1 1 240px; }
    h1 { margin: 0 0 8px; font-size: 32px; line-height: 1.2; }
    h2 { margin: 32px 0 4px; font-size: 16px; color: #9aa4b5; font-weight: 600; }
    p { margin: 0 0 8px; overflow-wrap: anywhere; }
    #caption, #nextCaption { color: #9aa4b5; }
    #notes { margin-top: 24px; font-size: 24px; white-space: pre-wrap; }
    #state:not(:empty) { display: inline-block; padding: 4px 12px; border: 2px solid #f5b83d;
      border-radius: 8px; color: #f5b83d; }
    .time { display: flex; justify-content: space-between; align-items: baseline;
      gap: 16px; color: #9aa4b5; }
    .time b { font-size: 40px; white-space: nowrap; color: #e8ecf4; font-variant-numeric: tabular-nums; }
    #warningWords { min-height: 27px; font-weight: 600; }
    .first #left, .first #warningWords { color: #f5b83d; }
    .second #left, .second #warningWords, .over #left, .over #warningWords { color: #ff8a7e; }
    nav { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: 8px; padding: 16px 24px;
      background: #171a21; align-items: center; }
    button, input { min-height: 48px; padding: 0 20px; border: 1px solid #2b3240; border-radius: 8px;
      background: #1f2430; color: inherit; font: inherit; }
    input { width: 96px; }
    .main { background: #f5b83d; color: #1a1408; font-weight: 600; min-width: 160px; }
    :focus-visible { outline: 3px solid #57b6ff; outline-offset: 2px; }
    [aria-pressed=true] { border-color: #f5b83d; color: #f5b83d; }
    #lost, #refused { position: fixed; top: 0; left: 0; right: 0; padding: 12px 24px; background: #ff6b5e;
      color: #0f1115; font-weight: 600; }
    [hidden] { display: none; }
    @media (max-width: 700px) {
      header { gap: 12px; padding: 8px 12px; }
      main { gap: 16px; padding: 0 12px 12px; }
      h1 { font-size: 26px; }
      #notes { margin-top: 12px; }
      nav { gap: 6px; padding: 8px 12px; }
      button, input { min-height: 44px; padding: 0 12px; font-size: 16px; }
      input { width: 72px; }
      .main { min-width: 112px; }
    }

    """

  /// The page's buttons, and the default keys of talks.
  static let script = """
    "use strict";
    const byId = (id) => document.getElementById(id);
    const names = ["talk", "number", "title", "caption", "notes", "next", "nextCaption", "state",
      "stopwatch", "elapsed", "leftName", "left", "warningWords", "timeOfDay"];
    let pass = sessionStorage.getItem("riff-pass");
    function ask(path, options) {
      return fetch(path, { ...options, headers: { "riff-pass": pass } });
    }
    async function enter() {
      if (pass) { return true; }
      const code = new URLSearchParams(location.search).get("code");
      const answer = await fetch("/pass", { method: "POST", body: code });
      if (!answer.ok) { return false; }
      pass = await answer.text();
      sessionStorage.setItem("riff-pass", pass);
      return true;
    }
    function show(notes) {
      for (const element of document.querySelectorAll("[data-word]")) {
        element.textContent = notes.words[element.dataset.word];
      }
      document.documentElement.lang = notes.lang;
      byId("slow").setAttribute("aria-pressed", notes.slow === true);
      byId("stops").setAttribute("aria-pressed", notes.sheet === true);
      for (const name of names) { byId(name).textContent = notes[name] || ""; }
      if (notes.idle) { byId("title").textContent = notes.idle; }
      byId("jump").max = notes.count || 1;
      document.body.className = notes.warning || "";
    }
    function order(text) {
      ask("/order", { method: "POST", body: text }).catch(() => {});
    }
    async function follow() {
      let seen = -1;
      for (;;) {
        try {
          if (!await enter()) {
            byId("refused").hidden = false;
            return;
          }
          const answer = await ask("/state?seen=" + seen);
          if (answer.status === 403) {
            sessionStorage.removeItem("riff-pass");
            pass = null;
            continue;
          }
          if (!answer.ok) { throw new Error(answer.status); }
          const state = await answer.json();
          seen = state.revision;
          show(state.notes);
          byId("lost").hidden = true;
        } catch (error) {
          byId("lost").hidden = false;
          await new Promise((done) => setTimeout(done, 1000));
        }
      }
    }
    for (const button of document.querySelectorAll("[data-order]")) {
      button.addEventListener("click", () => order(button.dataset.order));
    }
    function jump() {
      const number = parseInt(byId("jump").value, 10);
      order(number > 0 ? "go " + number : "choose");
      byId("jump").value = "";
      byId("jump").blur();
    }
    byId("go").addEventListener("click", jump);
    const keys = { PageDown: "next", n: "next", ArrowRight: "next", ArrowDown: "next", " ": "next",
      PageUp: "back", p: "back", ArrowLeft: "back", ArrowUp: "back", Backspace: "back",
      Home: "first", End: "last", b: "black", ".": "black", w: "white", r: "again", k: "play",
      s: "slow", t: "stopwatch", T: "reset-stopwatch", o: "stops", Enter: "choose" };
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) { return; }
      if (event.target === byId("jump")) {
        if (event.key === "Enter") { jump(); }
        return;
      }
      if (/^[0-9]$/.test(event.key)) {
        byId("jump").focus();
        return;
      }
      if ((event.key === " " || event.key === "Enter") && event.target.tagName === "BUTTON") { return; }
      const command = keys[event.key];
      if (!command) { return; }
      event.preventDefault();
      if (!event.repeat) { order(command); }
    });
    follow();

    """
}
