"""The speaker's page, in Chromium at the size of a phone."""

import os
import re
import shutil
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request

from chromium import Chromium
from verdict import Skipped, Verdict

SIZE = (390, 844)
PATIENCE = 15


class Talk:
    """Riff with a talk of every demo, in a window of its own display."""

    def __init__(self, riff):
        if not shutil.which("xvfb-run"):
            raise Skipped("no xvfb-run")
        self.state = tempfile.TemporaryDirectory(prefix="riff-judge-", ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            ["xvfb-run", "-a", "-s", "-screen 0 1280x720x24 -noreset", str(riff), "present",
             "--remote", "phone"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, start_new_session=True,
            env=os.environ | {"XDG_STATE_HOME": self.state.name, "XDG_CONFIG_HOME": self.state.name},
        )
        for line in self.process.stderr:
            if "no network" in line:
                raise Skipped("this machine is in no network")
            if found := re.search(r"http://\S+/#[0-9a-f]{32}", line):
                self.link = found[0]
                break
        else:
            raise Skipped("Riff opens no window")
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def close(self):
        os.killpg(self.process.pid, 15)
        self.process.wait(30)


def until(page, condition):
    """Whether a condition of the page becomes true soon."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if page.run(condition):
            return True
        time.sleep(0.05)
    return False


def status(address, **options):
    try:
        return urllib.request.urlopen(urllib.request.Request(address, **options), timeout=10).status
    except urllib.error.HTTPError as error:
        return error.code


def phone(riff, options):
    """Links, goes on, loses the network, and is refused what was heard before."""
    talk = Talk(riff.path)
    verdict = Verdict(0, unit="wrong answers", digits=0)
    try:
        with Chromium(SIZE) as page:
            emulate(page)
            page.open(talk.link)
            checks(page, talk, verdict, options)
    finally:
        talk.close()
    return verdict


def emulate(page):
    """A phone's screen, which is touched."""
    page.call("Network.enable")
    page.call("Emulation.setDeviceMetricsOverride", width=SIZE[0], height=SIZE[1],
              deviceScaleFactor=2, mobile=True)
    page.call("Emulation.setTouchEmulationEnabled", enabled=True)


def number(page):
    return page.run("document.getElementById('number').textContent")


def press(page, order):
    page.run(f"document.querySelector('[data-order={order}]').click(), true")


def checks(page, talk, verdict, options):
    def check(name, is_right):
        verdict.add(name, 0 if is_right else 1)

    def at(stop):
        return until(page, f"document.getElementById('number').textContent.startsWith('{stop} /')")

    check("linked", at(1))
    check("the key is not in the address", page.run("location.href.indexOf('#') < 0"))
    for index in (0, 1):
        check(f"picture {index}", until(page, f"document.getElementById('picture{index}').naturalWidth > 0"))
    check("nothing is cut", page.run("document.documentElement.scrollWidth <= innerWidth"))
    press(page, "next")
    check("next", at(2))
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
        (options.keep / "phone.png").write_bytes(page.picture())
    for _ in range(5):
        press(page, "next")
    check("five presses are five stops", at(7))
    press(page, "back")
    check("back", at(6))
    press(page, "black")
    check("black", until(page, "document.getElementById('state').textContent !== ''"))
    press(page, "black")
    check("black ends", until(page, "document.getElementById('state').textContent === ''"))
    conditions = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    page.call("Network.emulateNetworkConditions", offline=True, **conditions)
    press(page, "next")
    time.sleep(1)
    page.call("Network.emulateNetworkConditions", offline=False, **conditions)
    check("an order is sent again after the network was lost", at(7))
    page.run("location.reload(), true")
    time.sleep(1)
    check("loaded again", at(7))
    strangers(page, talk, check)
    check("no mistakes in the script", not page.mistakes)


def strangers(page, talk, check):
    """Refusals: of what was heard, and of a page with the link that was used."""
    root = talk.link.split("#")[0]
    origin = {"Origin": root.rstrip("/")}
    page.run("""(() => {
      const send = window.fetch;
      window.fetch = (path, options) => {
        if (path === "/order") { window.heard = [options.headers["riff-signature"], options.body]; }
        return send(path, options);
      };
      return true;
    })()""")
    press(page, "next")
    check("next after loading again", until(page, "document.getElementById('number').textContent.startsWith('8 /')"))
    heard = page.run("window.heard.join('\\n')").split("\n")
    press(page, "next")
    until(page, "document.getElementById('number').textContent.startsWith('9 /')")
    headers = origin | {"riff-signature": heard[0]}
    check("an order that was heard is refused",
          status(root + "order", data=heard[1].encode(), headers=headers, method="POST") == 403)
    check("nothing without a signature", status(root + "state?-1") == 403)
    check("another host name is refused", status(root, headers={"Host": "example.com"}) == 403)
    with Chromium(SIZE) as other:
        other.open(talk.link)
        check("the link works once", until(other, """
          document.getElementById('trouble').textContent.includes('Another page')
            && document.getElementById('number').textContent === ''"""))
    check("the first page still controls", number(page).startswith("9 /"))
