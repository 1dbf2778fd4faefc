"""JavaScript that runs in the page: what can be chosen there, where it is, and whether it moves."""

from __future__ import annotations

PATIENCE = 20_000  # milliseconds: a busy machine is slow

CHOICES = """() => [...document.querySelectorAll(
  '.stage:not([hidden]) [data-move], .prompt [data-move]')]
  .map(element => element.dataset.move)"""
FOCUSED = "() => document.activeElement?.dataset.move ?? ''"

SPOT = """move => {
  const over = (element, x, y) => element.contains(document.elementFromPoint(x, y));
  const free = (element, x, y, room) => [[0, 0], [-room, 0], [room, 0], [0, -room], [0, room]]
    .every(([right, down]) => over(element, x + right, y + down));
  for (const element of document.querySelectorAll(`[data-move="${move}"], [data-pick="${move}"]`)) {
    for (const room of [5, 1]) {  // a sliver beside what lies over it is touched only if it must be
      for (const block of ['nearest', 'center']) {  // what lies under a bar is scrolled further
        element.scrollIntoView({block, inline: block});
        const {left, top, width, height} = element.getBoundingClientRect();
        for (let i = 0; i < 300; i++) {
          const r = Math.sqrt(i / 300) / 2;
          const x = Math.round(left + width * (0.5 + r * Math.cos(i * 2.4)));
          const y = Math.round(top + height * (0.5 + r * Math.sin(i * 2.4)));
          if (free(element, x, y, room)) return [x, y];
        }
      }
    }
  }
  return null;
}"""
"""Where one would touch a move: as near to its middle as there is room for a finger.

A touch counts in whole pixels: with fractions it may meet what lies beside the place looked at.
"""


def polling(find: str, late: str, patience: int = PATIENCE) -> str:
    """Return a script that calls `find` in every frame until it returns anything but null.

    Unlike `Page.wait_for_function` it needs one round trip, and says by name what did not come.
    """
    return f"""given => new Promise((done, fail) => {{
      const end = performance.now() + {patience};
      const find = {find};
      const look = () => {{
        const found = find(given);
        if (found !== null) done(found);
        else if (performance.now() > end) fail(new Error(`{late}`));
        else requestAnimationFrame(look);
      }};
      look();
    }})"""


LOOK = polling(
    f"""seq => {{
      const shown = document.querySelector('.play')?.dataset.seq;
      const moves = ({CHOICES})();
      const over = document.querySelector('.ending') !== null;
      const ready = shown && shown !== seq && (moves.length || over);
      return ready ? [shown, moves, over, ({FOCUSED})()] : null;
    }}""",
    "Nothing can be chosen after ${given}.",
    3 * PATIENCE,
)
"""Waits until something can be chosen at another moment than `seq`, or the game is over."""

STEADY_SPOT = polling(
    f"""(() => {{
      let before = null, same = 0;
      return move => {{
        const spot = ({SPOT})(move);
        const steady = spot && before && spot.every((value, i) => Math.abs(value - before[i]) < 1);
        same = steady ? same + 1 : 0;
        before = spot;
        return same >= 3 ? spot : null;
      }};
    }})()""",
    "${given} cannot be seen.",
)
"""Where to touch a move, once it stays there for two whole frames.

The first look may come between a change and its layout, and so may the second: a page that measures
itself lays itself out anew only after the callbacks of a frame.
"""

TOUCHED = polling(
    """seq => {
      const sure = document.querySelector(".again, [data-do='lay']:not([disabled])");
      if (document.querySelector('.play').dataset.seq !== seq) return '';
      return sure ? (sure.dataset.do ?? 'again') : null;
    }""",
    "A touch at ${given} was not answered.",
)
"""What a touch has led to: a move on its way, or something shown that is to be confirmed."""

STILL = polling(
    """(() => {
      let before = '', same = 0;
      return ([width, height]) => {
        const boxes = [...document.querySelectorAll('body, body *')].map(element => {
          const {x, y, width, height} = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }).join();
        const lettered = [...document.fonts].some(font => font.status === 'loaded')
          && document.fonts.status === 'loaded';
        same = lettered && boxes === before ? same + 1 : 0;
        before = boxes;
        return innerWidth === width && innerHeight === height && same >= 2 ? true : null;
      };
    })()""",
    "The page does not come to rest at ${given}.",
)
"""Waits until a window has its size, letters have come, and nothing moves for three frames."""
