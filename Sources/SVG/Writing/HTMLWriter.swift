import Keyframes
package import Stage
package import Syntax

/// A page that needs nothing else: the picture, and a bar that moves its time.
package enum HTMLWriter {
  package static func text(
    _ scene: Scene, _ timeline: Timeline, named name: String, _ playback: ScenePlayback,
    _ losses: inout Losses
  ) -> String {
    let title = name.kebab.split(separator: "-").joined(separator: " ")
    let id = ids.contains(name.kebab) ? name + " picture" : name
    let knobs = HTMLKnobs(scene, &losses)
    var (rules, pictures, first) = ("", "", SVGWriter(scene, timeline, named: id, playback))
    for (index, scene) in knobs.scenes.enumerated() {
      let own = index == knobs.first ? id : "\(id) \(index)"
      var writer = SVGWriter(scene, timeline, named: own, playback)
      let parts = writer.parts(title: title)
      rules += parts.rules
      pictures += picture(parts.body, writer, isShown: index == knobs.first)
      if index == knobs.first { first = writer }
      losses.add(writer.losses)
    }
    let clock = first.clock
    let (low, high) = (clock.range.lowerBound.svgFactor, clock.range.upperBound.svgFactor)
    let settings =
      "const D=\((clock.seconds * 1000).text(digits: 3)),lo=\(low),hi=\(high),"
      + "loops=\(playback.loops),back=\(playback.goesBack),unit='\(timeline.unit.short)'"
    let ratio = (scene.size.width / max(scene.size.height, 1)).svgFactor
    return document(
      title, rules: rules, ratio: ratio, body: pictures + knobs.markup + bar(low, high), settings)
  }

  /// The identifiers of the page itself.
  private static let ids: Set = ["bar", "knobs", "now", "play", "time"]

  private static func document(
    _ title: String, rules: String, ratio: String, body: String, _ settings: String
  ) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>\(title.escapedForXML)</title>
    <style>
    \(page)
    \(rules)</style>
    <main style="--ratio:\(ratio)">
    \(body)
    </main>
    <script>
    \(settings);
    \(script)
    </script>
    </html>

    """
  }

  private static func picture(_ body: String, _ writer: SVGWriter, isShown: Bool) -> String {
    "<svg id=\"\(writer.name)\" viewBox=\"0 0 \(writer.size)\" role=\"img\"\(isShown ? "" : " hidden")>"
      + "\(body)</svg>\n"
  }

  private static func bar(_ low: String, _ high: String) -> String {
    "<div id=\"bar\"><button id=\"play\" aria-label=\"Play\"></button>"
      + "<div id=\"time\" role=\"slider\" tabindex=\"0\" aria-label=\"Time\" aria-valuemin=\"\(low)\" "
      + "aria-valuemax=\"\(high)\" aria-valuenow=\"\(low)\"><i></i></div>"
      + "<output id=\"now\"></output></div>"
  }

  /// Riff's own look, on a dark ground or a light one.
  private static let page = """
    :root{color-scheme:dark light;--ground:#0f1115;--text:#e8ecf4;--muted:#9aa4b5;--rail:#2b3240;--hand:#f5b83d}
    @media (prefers-color-scheme:light){:root{--ground:#f4f4f1;--text:#1b1e25;--muted:#5d6370;--rail:#d5d6d3;--hand:#9a6110}}
    body{margin:0;background:var(--ground);color:var(--text);font:14px/1.4 Inter,'DejaVu Sans',system-ui,sans-serif}
    main{box-sizing:border-box;min-height:100vh;max-width:min(1280px,calc((100vh - 108px)*var(--ratio) + 48px));margin:auto;padding:24px;display:flex;\
    flex-direction:column;justify-content:center;gap:16px}
    svg[hidden]{display:none}
    #knobs{display:flex;flex-wrap:wrap;gap:8px 24px}#knobs label{display:flex;align-items:center;gap:8px}
    #knobs output{min-width:4em;color:var(--muted);font-variant-numeric:tabular-nums}
    #knobs input,#knobs select{accent-color:var(--hand);font:inherit}
    main>svg{width:100%;border-radius:10px;touch-action:none;cursor:ew-resize;user-select:none}
    #bar{display:flex;align-items:center;gap:16px}
    #play{width:36px;height:36px;border:0;border-radius:18px;background:var(--rail);color:var(--text);font:14px/1 sans-serif;cursor:pointer}
    #play::before{content:'\\25B6\\FE0E'}#play[aria-label=Pause]::before{content:'\\275A\\275A';font-size:11px}
    #time{flex:1;height:36px;position:relative;cursor:pointer;touch-action:none;border-radius:6px}
    #time::before,#time i{content:'';position:absolute;left:0;right:0;top:16px;height:4px;border-radius:2px;background:var(--rail)}
    #time i{right:auto;width:var(--at,0%);background:var(--hand)}
    #time i::after{content:'';position:absolute;right:-8px;top:-6px;width:16px;height:16px;border-radius:8px;background:var(--hand)}
    #now{min-width:5.5em;text-align:right;color:var(--muted);font-variant-numeric:tabular-nums}
    :focus-visible{outline:2px solid var(--hand);outline-offset:3px}
    """

  /// Sets the time of every animation, and moves it by the bar or the clock.
  private static let script = """
    const $=i=>document.getElementById(i),svgs=[...document.querySelectorAll('main>svg')],bar=$('time'),
    calm=matchMedia('(prefers-reduced-motion:reduce)').matches,knobs=[...document.querySelectorAll('#knobs input,#knobs select')];
    let t=0,on=false,last,turn=1,left=loops||Infinity,grip,all=[];
    function use(){let n=0;for(const k of knobs){const p=k.type==='checkbox'?+k.checked:k.selectedIndex??+k.value;
      n=n*k.dataset.n+p;if(k.dataset.t)k.nextElementSibling.value=JSON.parse(k.dataset.t)[p]}
     svgs.forEach((s,i)=>s.toggleAttribute('hidden',i!==n));all=document.getAnimations();
     for(const a of all){a.effect.updateTiming({iterations:1,direction:'normal'});a.pause()}show()}
    const value=()=>lo+(D?t/D:0)*(hi-lo);
    function show(){for(const a of all)a.currentTime=t;
     const v=value().toFixed(2);bar.style.setProperty('--at',(D?t/D*100:0)+'%');
     bar.setAttribute('aria-valuenow',v);bar.setAttribute('aria-valuetext',v+' '+unit);$('now').value=v+' '+unit}
    function to(x,keep){t=Math.min(Math.max(x,0),D);if(!keep)play(false);show()}
    function play(yes){on=yes&&D>0;last=undefined;$('play').setAttribute('aria-label',on?'Pause':'Play');
     if(on){if(t>=D&&turn>0&&!back)t=0;requestAnimationFrame(step)}}
    function step(now){if(!on)return;t+=turn*(now-(last??now));last=now;
     if(t>=D){if(back){turn=-1;t=2*D-t}else if(--left>0)t%=D;else{left=loops||Infinity;to(D);return}}
     if(t<0){turn=1;if(--left>0)t=-t;else{left=loops||Infinity;to(0);return}}
     to(t,true);requestAnimationFrame(step)}
    const from=e=>{const r=bar.getBoundingClientRect();to((e.clientX-r.left)/r.width*D)};
    bar.onpointerdown=e=>{bar.setPointerCapture(e.pointerId);from(e)};
    bar.onpointermove=e=>{if(e.buttons)from(e)};
    for(const svg of svgs){
    svg.onpointerdown=e=>{svg.setPointerCapture(e.pointerId);grip=[e.clientX,t];play(false)};
    svg.onpointermove=e=>{if(e.buttons&&grip)to(grip[1]+(e.clientX-grip[0])/svg.clientWidth*D)}}
    for(const k of knobs)k.oninput=use;
    svgs[0].parentNode.addEventListener('wheel',e=>{e.preventDefault();
     to(t+(Math.abs(e.deltaX)>Math.abs(e.deltaY)?e.deltaX:e.deltaY)*(e.deltaMode?16:1)*D/2400)},{passive:false});
    addEventListener('keydown',e=>{if(e.ctrlKey||e.metaKey||e.altKey||knobs.includes(e.target))return;
     const go={ArrowLeft:-1,ArrowRight:1,ArrowDown:-1,ArrowUp:1}[e.key];
     if(go)to(t+go*(e.shiftKey?D/10:1000/60));else if(e.key==='Home')to(0);else if(e.key==='End')to(D);
     else if(e.key===' '){if(e.target!==$('play'))play(!on);else return}else return;e.preventDefault()});
    $('play').onclick=()=>play(!on);
    function hash(){const m=/#t=([-\\d.]+)/.exec(location.hash);
     if(m&&isFinite(+m[1])){to((+m[1]-lo)/(hi-lo||1)*D);return true}}
    addEventListener('hashchange',hash);use();if(!hash()&&!calm)play(true);
    """
}

extension Timeline.Unit {
  /// As it stands behind a number.
  fileprivate var short: String {
    switch self {
    case .pages: "pages"
    case .points: "pt"
    case .seconds: "s"
    }
  }
}
