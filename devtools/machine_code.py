"""Compile modules to machine code, on all cores: python machine_code.py FOLDER MODULE ...

Runs in a copy of the sources, which it litters; the extensions come to lie in FOLDER.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]

CORES = os.cpu_count() or 1
USUAL = ["-fvisibility=hidden", "-Wno-all"]
"""Functions are nobody else's, so they can be inlined; to look for warnings takes half the time."""
SHARED = ["-O3", f"-flto={CORES}"]
"""All cores share what would be one file for one of them."""
ONCE = """
#if defined(__clang__)
#define ONCE __attribute__((cold, optnone, noinline))
#elif defined(__GNUC__)
#define ONCE __attribute__((cold, optimize("O0")))
#else
#define ONCE
#endif
"""


def main(folder: str, modules: list[str]) -> None:
    """Translate to C, and compile that."""
    options = ["--config-file=", "--ignore-missing-imports", *modules]
    extensions = mypycify(options, opt_level="3", debug_level="0", group_name="osada")
    for path in Path("build").glob("__native_*.c"):
        code = forwards(hasty(path.read_text(encoding="utf-8")))
        path.write_text(ONCE + code, encoding="utf-8")
    flags = [flag for flag in ([*USUAL, *SHARED], USUAL) if accepted(flag)]
    for extension in extensions:
        extension.extra_compile_args += flags[0] if flags else []
        extension.extra_link_args += flags[0] if flags else []
    arguments = ["-q", "build_ext", "-j", str(CORES), "--build-lib", folder]
    setup(name="osada", py_modules=[], ext_modules=extensions, script_args=arguments)


def hasty(code: str) -> str:
    """What runs once, when a module is imported, is half of the code: it need not be fast."""
    return re.sub(
        r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", "ONCE ", code, flags=re.MULTILINE
    )


def forwards(code: str) -> str:
    """Arrays are hardly ever indexed from their end: the compiler is told so."""
    inside = r"((cpy_r_r\d+) = \(uint64_t\)cpy_r_\w+ < \(uint64_t\)cpy_r_r\d+;\s+if \()\2\)"
    return re.sub(inside, r"\1likely(\2))", code)


def accepted(flags: list[str]) -> bool:
    """Whether this compiler, with its linker, knows these flags."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if not compiler or os.name == "nt":
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("int answer(void) { return 42; }\n")
        command = [*compiler, *flags, "-fPIC", "-shared", str(source), "-o", f"{folder}/try"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
