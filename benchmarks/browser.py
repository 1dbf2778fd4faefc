"""How long a move takes from the socket to the screen: `python -m benchmarks.browser [MOVES]`.

Somebody watches a game for four in Chromium, a move now and then; for every update the time is
taken from the message's arrival until the frame that shows it has been painted.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, Server
from tests.browser.people import Person

PAUSE = 250  # milliseconds from move to move: each is seen by itself
CLOCK = """
window.took = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener('message', ({data}) => {
      if (!data.includes('"type":"update"')) return;
      const came = performance.now();
      const after = new MessageChannel();
      after.port1.onmessage = () => took.push(performance.now() - came);
      requestAnimationFrame(() => after.port2.postMessage(null));
    });
  }
};
"""


def main(moves: int = 60) -> None:
    """Play, watch, and say the figures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        ada, eve = (Person(browser, server.address, name=name) for name in ("Ada", "Eve"))
        eve.page.add_init_script(CLOCK)
        table = ada.table("me", "me", "me", "me", access="open")
        eve.open(f"/tables/{table}")
        eve.sees(".island")
        for _ in range(moves):
            ada.play_on(most=1)
            eve.page.wait_for_timeout(PAUSE)
        took: list[float] = eve.page.evaluate("took")[1:]
        browser.close()
        server.stop()
    late = quantiles(took, n=20)[-1]
    print(f"{len(took)} updates: median {median(took):.0f} ms, 19 of 20 within {late:.0f} ms.")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
