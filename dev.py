#!/usr/bin/env python3
"""The front door of Osada: `python3 dev.py play`, `python3 dev.py test`.

Needs nothing but Python with its venv module. Whatever a command needs is installed into .venv
or made under build/, once: a stamp in each thing remembers what it was made from. What is behind
the door is in devtools/; this file is read by Pythons of any age, to tell the old ones.
"""

import signal
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Osada needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until there is somebody to answer Ctrl-C

from devtools.door import main as main
from devtools.places import BUILD as BUILD
from devtools.places import ROOT as ROOT
from devtools.places import SITE as SITE
from devtools.places import WEB as WEB
from devtools.places import project as project
from devtools.playing import free_port as free_port

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
