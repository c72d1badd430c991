/// The script of the speaker's page.
nonisolated enum RemoteScript {
  /// Links the page, follows the talk, and sends orders one after the other.
  static let page = """
    const byId = (id) => document.getElementById(id);
    const names = ["talk", "number", "title", "caption", "notes", "next", "nextCaption", "state",
      "stopwatch", "elapsed", "leftName", "left", "warningWords", "timeOfDay"];
    const store = sessionStorage;
    const given = location.hash.slice(1);
    if (/^[0-9a-f]{32}$/.test(given)) {
      store.setItem("riff-key", given);
      // The key must not stay where others could read it.
      history.replaceState(null, "", "/");
    }
    const key = store.getItem("riff-key");
    if (!store.getItem("riff-page")) {
      store.setItem("riff-page", hex(crypto.getRandomValues(new Uint8Array(16))));
    }
    let link = null;
    let linking = null;
    class Refused extends Error {}
    const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
    function say(word) {
      byId("trouble").textContent = word ? words[word] : "";
      byId("trouble").hidden = !word;
    }
    function write(texts) {
      for (const element of document.querySelectorAll("[data-word]")) {
        element.textContent = texts[element.dataset.word];
      }
      for (const element of document.querySelectorAll("[data-alt]")) {
        element.alt = texts[element.dataset.alt];
      }
    }
    async function claim() {
      const page = store.getItem("riff-page");
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const [run, epoch] = (await (await fetch("/hello")).text()).split(" ");
        const sign = signature(key, ["claim", run, epoch, page]);
        const answer = await fetch("/claim", { method: "POST", body: page + " " + sign });
        if (answer.status === 409) { throw new Refused("taken"); }
        const body = await answer.text();
        const expected = signature(key, ["answer", "claim", run, body, "0", body]);
        if (answer.ok && answer.headers.get("riff-signature") === expected) {
          return { run, epoch: body, counters: {} };
        }
      }
      throw new Refused("gone");
    }
    async function linked() {
      if (!key) { throw new Refused("gone"); }
      if (!link) {
        linking = linking || claim();
        try { link = await linking; } finally { linking = null; }
      }
      return link;
    }
    // The answer to a signed request. An order that is sent again has the same number.
    async function ask(path, content, isOrder, number, signal) {
      const own = await linked();
      const counter = number || (own.counters[path] = (own.counters[path] || 0) + 1);
      const sign = signature(key, [path, own.run, own.epoch, String(counter), content]);
      const headers = { "riff-signature": own.epoch + " " + counter + " " + sign };
      const answer = isOrder
        ? await fetch(path, { method: "POST", body: content, headers, signal })
        : await fetch(content === "" ? path : path + "?" + content, { headers, signal });
      const body = await answer.text();
      const expected = signature(key, ["answer", path, own.run, own.epoch, String(counter), body]);
      if (answer.headers.get("riff-signature") !== expected) {
        // Riff may have been started again, another page may be linked, or this one was loaded twice: a new
        // claim tells.
        if (link === own) { link = null; }
        throw new Error("not signed");
      }
      return body;
    }
    function show(notes) {
      write(notes.words);
      Object.assign(words, notes.words);
      document.documentElement.lang = notes.lang;
      byId("slow").setAttribute("aria-pressed", notes.slow === true);
      byId("stops").setAttribute("aria-pressed", notes.sheet === true);
      for (const name of names) { byId(name).textContent = notes[name] || ""; }
      if (notes.idle) { byId("title").textContent = notes.idle; }
      byId("jump").max = notes.count || 1;
      document.body.className = notes.warning || "";
    }
    const shown = [0, 0];
    let pictures = Promise.resolve();
    async function showPictures(numbers) {
      for (const index of [0, 1]) {
        if (numbers[index] === shown[index]) { continue; }
        const source = numbers[index] ? await ask("/picture", String(index)) : "";
        byId("picture" + index).src = source;
        byId("picture" + index).hidden = !source;
        shown[index] = numbers[index];
      }
    }
    let waiting = null;
    async function follow() {
      let seen = -1;
      say("linking");
      for (;;) {
        try {
          waiting = new AbortController();
          const wait = waiting;
          const limit = setTimeout(() => wait.abort(), 30000);
          const state = JSON.parse(await ask("/state", String(seen), false, 0, wait.signal));
          clearTimeout(limit);
          seen = state.revision;
          show(state.notes);
          say(null);
          pictures = pictures.then(() => showPictures(state.pictures)).catch(() => {});
        } catch (error) {
          const isRefused = error instanceof Refused;
          say(isRefused ? error.message : "lost");
          await pause(isRefused ? 5 : 1);
        }
      }
    }
    // A phone that wakes has lost its connection without being told.
    let hiddenAt = 0;
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) { hiddenAt = Date.now(); return; }
      if (Date.now() - hiddenAt > 5000 && waiting) { waiting.abort(); }
    });
    let orders = Promise.resolve();
    function order(text) {
      const end = Date.now() + 4000;
      orders = orders.then(() => send(text, end)).catch(() => {});
    }
    // An order that is lost is sent again until four seconds after the press; later it would come as a surprise.
    async function send(text, end) {
      if (Date.now() >= end) { return; }
      const own = await linked();
      const number = own.counters["/order"] = (own.counters["/order"] || 0) + 1;
      while (link === own && Date.now() < end) {
        const wait = new AbortController();
        const limit = setTimeout(() => wait.abort(), end - Date.now());
        try {
          await ask("/order", text, true, number, wait.signal);
          return;
        } catch (error) {
          if (error instanceof Refused) { return; }
          await pause(0.3);
        } finally {
          clearTimeout(limit);
        }
      }
    }
    for (const button of document.querySelectorAll("[data-order]")) {
      button.addEventListener("click", () => order(button.dataset.order));
    }
    const rest = byId("rest");
    rest.classList.add("closed");
    byId("more").addEventListener("click", () => {
      byId("more").setAttribute("aria-expanded", !rest.classList.toggle("closed"));
    });
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
        rest.classList.remove("closed");
        byId("more").setAttribute("aria-expanded", "true");
        byId("jump").focus();
        return;
      }
      if ((event.key === " " || event.key === "Enter") && event.target.tagName === "BUTTON") { return; }
      const command = keys[event.key];
      if (!command) { return; }
      event.preventDefault();
      if (!event.repeat) { order(command); }
    });
    write(words);
    follow();

    """
}
