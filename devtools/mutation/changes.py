"""One-place changes of a source file: a comparison turned, a call dropped, a number off by one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

SILENT = frozenset({"_LOG", "metrics"})
"""Objects whose calls only log or count."""
TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
"""Other comparisons for each: the boundary moved, and the opposite."""
TUNED = 10
"""Constants of modules and classes from here on are sizes that somebody chose (300 requests, 64
characters): one more is no other behaviour."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Change:
    """A piece of a source file and the text to put in its place."""

    path: str
    line: int
    function: int
    """The first line of the function around it; 0 outside of functions."""
    start: int
    end: int
    old: str
    new: str

    def apply(self, source: bytes) -> bytes:
        """Return the changed source."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{self.path}:{self.line}  {old} -> {new}"


def changes(path: str, source: bytes) -> list[Change]:
    """Return every change of a file; a few of them may not compile."""
    return list(dict.fromkeys(_Finder(path, source).changes(ast.parse(source), None)))


def compiles(source: bytes) -> bool:
    """Whether a changed source is still Python."""
    try:
        compile(source, "<change>", "exec")
    except SyntaxError:
        return False
    return True


class _Finder:
    """Walks through a syntax tree and remembers the function around each node."""

    def __init__(self, path: str, source: bytes) -> None:
        self._path = path
        self._source = source
        lengths = [len(line) for line in source.splitlines(keepends=True)]
        self._starts = [sum(lengths[:line]) for line in range(len(lengths))]

    def changes(self, node: ast.AST, function: Function | None) -> Iterator[Change]:
        if _is_silent(node):
            return
        if isinstance(node, Function):
            function = node
        for target, new in _replacements(node, function):
            yield self._change(target, new, function)
        for child in _children(node):
            yield from self.changes(child, function)

    def _change(self, node: ast.expr | ast.stmt, new: str, function: Function | None) -> Change:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        first = first_line(function) if function else 0
        old = self._source[start:end].decode()
        return Change(self._path, node.lineno, first, start, end, old, new)


def first_line(function: Function) -> int:
    """The line where a function begins for the interpreter: that of its first decorator."""
    return min(line.lineno for line in (function, *function.decorator_list))


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that run; text and its places (wrong before Python 3.12) are left out."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns"} or isinstance(node, ast.JoinedStr):
            continue
        yield from (each for each in (value if isinstance(value, list) else [value])
                    if isinstance(each, ast.AST))  # fmt: skip


def _is_silent(node: ast.AST) -> bool:
    """Whether a change here could not be seen from outside, or is not meant to be."""
    match node:
        case ast.FunctionDef(name="__repr__") | ast.Raise(exc=ast.Name(id="NotImplementedError")):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Compare(left=ast.Name(id="__name__"))):
            return True
        case ast.keyword(arg="frozen" | "gc" | "slots"):  # guards for authors, and speed
            return True
        case ast.Expr(value=ast.Call(func=called)):
            return _root(called) in SILENT
    return False


def _root(node: ast.expr) -> str:
    """The first name of `name.attribute.call().attribute`."""
    while not isinstance(node, ast.Name):
        match node:
            case ast.Attribute(value=inner) | ast.Call(func=inner):
                node = inner
            case _:
                return ""
    return node.id


def _replacements(
    node: ast.AST, function: Function | None
) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Pairs of a node to replace and its new text."""
    match node:
        case ast.Compare(left=left, ops=[first, *rest], comparators=others):
            for turned in TURNED[type(first)]:
                yield node, f"({ast.unparse(ast.Compare(left, [turned(), *rest], others))})"
        case ast.BoolOp(op=op, values=values):
            other = ast.And() if isinstance(op, ast.Or) else ast.Or()
            yield node, f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
                yield test, f"not ({ast.unparse(test)})"
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(number)) if function or number < TUNED:
            yield node, str(number + 1)
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.Raise():
            yield node, "pass"
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield value, f"not ({ast.unparse(value)})" if _says_bool(function) else "None"


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def _says_bool(function: Function | None) -> bool:
    """Whether a function is declared to return a truth value."""
    return function is not None and ast.unparse(function.returns or ast.Name("")) == "bool"
