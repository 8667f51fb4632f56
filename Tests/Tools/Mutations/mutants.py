"""Finds the mutants of a Swift file: small changes that a test should notice."""

import dataclasses
import re

# What replaces a token. Tokens with spaces round them are operators; `swift format` guarantees the
# spaces, and a `<` without them belongs to a generic type.
TOKENS = [
    (r" < ", [" <= ", " >= "]),
    (r" <= ", [" < ", " > "]),
    (r" > ", [" >= ", " <= "]),
    (r" >= ", [" > ", " < "]),
    (r" == ", [" != "]),
    (r" != ", [" == "]),
    (r" === ", [" !== "]),
    (r" !== ", [" === "]),
    (r" && ", [" || "]),
    (r" \|\| ", [" && "]),
    (r" \+ ", [" - "]),
    (r" - ", [" + "]),
    (r" \* ", [" / "]),
    (r" / ", [" * "]),
    (r" \+= ", [" -= "]),
    (r" -= ", [" += "]),
    (r" \*= ", [" /= "]),
    (r"\.\.<", ["..."]),
    (r"(?<=[ (\[])-(?=[\w.(])", [""]),
    (r"(?<=[ (\[])!(?=[\w.(])", [""]),
    (r"\btrue\b", ["false"]),
    (r"\bfalse\b", ["true"]),
    (r"\bmin\b(?=[( ])", ["max"]),
    (r"\bmax\b(?=[( ])", ["min"]),
    (r"(?<=\.)first\b(?!\()", ["last"]),
    (r"(?<=\.)last\b(?!\()", ["first"]),
    (r"\bremoveFirst\b", ["removeLast"]),
    (r"\bremoveLast\b", ["removeFirst"]),
    (r"(?<=\.)(leading|left)\b", ["right"]),
]

# Values that a function or a property may return instead of its own, by the end of its type.
CONSTANTS = [
    (r"\?$", ["nil"]),
    (r"^Bool$", ["true", "false"]),
    (r"^(Duration|CGSize|CGPoint|CGRect)$", [".zero"]),
    (r"^(CGFloat|Double|Float|Int|UInt64)$", ["0", "1"]),
    (r"^\[", ["[]"]),
    (r"^String$", ['""']),
]

# Words with which a line begins that is no statement by itself, or that cannot be removed.
NO_STATEMENT = re.compile(
    r"(let|var|func|init|deinit|subscript|case|default|return|if|guard|else|switch|for|while|repeat"
    r"|do|catch|throw|import|package|public|private|fileprivate|internal|static|final|struct|class"
    r"|enum|extension|protocol|typealias|mutating|nonisolated|unowned|weak|lazy|override|get|set"
    r"|break|fallthrough|precondition|preconditionFailure|where|true|false|nil)\b")


@dataclasses.dataclass(frozen=True)
class Mutant:
    """One change of one file: the text from `start` to `end` becomes `new`."""

    file: str
    line: int
    start: int
    end: int
    new: str
    # The whole lines that change, without the spaces round them, before and after.
    removed: tuple
    added: tuple

    @property
    def name(self):
        return self.file, self.removed, self.added

    def applied(self, text):
        return text[:self.start] + self.new + text[self.end:]

    def __str__(self):
        lines = ["-" + line for line in self.removed] + ["+" + line for line in self.added]
        return "\n".join([f"{self.file}:{self.line}", *lines])


def mutants(file, text):
    """Returns all mutants of a file, in the order of their places."""
    code = without_inactive(blanked(text))
    changes = set()
    for change in (*tokens(code), *conditions(code), *choices(code), *statements(code),
                   *constants(code), *defaults(code)):
        changes.add(change)
    found = {}
    for start, end, new in sorted(changes):
        # A change inside a comment or a string has no code that it changes.
        if not code[start:end].strip() or text[start:end] == new:
            continue
        mutant = made(file, text, start, end, new)
        found.setdefault((mutant.name, mutant.line), mutant)
    return list(found.values())


def made(file, text, start, end, new):
    first = text.rfind("\n", 0, start) + 1
    last = text.find("\n", end)
    before, after = text[first:last], text[first:start] + new + text[end:last]
    lines = [tuple(line.strip() for line in part.split("\n") if line.strip())
             for part in (before, after)]
    return Mutant(file, text.count("\n", 0, start) + 1, start, end, new, *lines)


# Reading Swift: no parser, only brackets and lines. A change that is no Swift does not compile, and
# is not counted.

def blanked(text):
    """Returns the text with spaces in the place of comments and strings."""
    comment = r"//[^\n]*|/\*.*?\*/"
    string = r'"""(?:\\.|.)*?"""|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"'
    return re.sub(
        f"{comment}|{string}", lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.S)


def without_inactive(code):
    """Returns the code with spaces in the place of what is not compiled on Linux."""
    lines, active = [], [True]
    for line in code.split("\n"):
        word = line.split(maxsplit=1)
        if word and word[0] in ("#if", "#elseif"):
            holds = ("os(Linux)" in line or "Glibc" in line) != ("!" in line)
            if word[0] == "#if":
                active.append(holds)
            else:
                active[-1] = holds and not active[-1]
        elif word and word[0] == "#else":
            active[-1] = not active[-1]
        elif word and word[0] == "#endif":
            active.pop()
        is_code = all(active) and not (word and word[0].startswith("#"))
        lines.append(line if is_code else " " * len(line))
    return "\n".join(lines)


def scanned(code, start, stops):
    """Returns where, from `start` on and outside of brackets, one of the patterns `stops` matches
    first, or where the enclosing bracket closes."""
    depth, stop = 0, re.compile(stops)
    for place in range(start, len(code)):
        if depth == 0 and (match := stop.match(code, place)):
            return match.start()
        if code[place] in "([{":
            depth += 1
        elif code[place] in ")]}":
            depth -= 1
            if depth < 0:
                return place
    return len(code)


def pieces(code, start, end, separator=","):
    """Splits a range at the separators that are outside of brackets, and trims the pieces."""
    while start < end:
        stop = min(scanned(code, start, re.escape(separator)), end)
        piece = code[start:stop]
        yield start + len(piece) - len(piece.lstrip()), start + len(piece.rstrip())
        start = stop + len(separator)


# The kinds of changes.

def tokens(code):
    for pattern, replacements in TOKENS:
        for match in re.finditer(pattern, code):
            for new in replacements:
                yield match.start(), match.end(), new


def conditions(code):
    """Makes each condition true, and false."""
    for match in re.finditer(r"\b(if|guard|while|where)\b ?", code):
        stop = {"guard": r"\belse\b", "where": r"[{:]"}.get(match[1], r"\{")
        for start, end in pieces(code, match.end(), scanned(code, match.end(), stop)):
            if not re.match(r"(let|var|case|_) ", code[start:end]):
                yield start, end, "true"
                yield start, end, "false"


def choices(code):
    """Makes both branches of `a ? b : c` the same."""
    for match in re.finditer(r"\s\? ", code):
        middle = scanned(code, match.end(), r"\s: ")
        if not re.match(r"\s: ", code[middle:]):
            continue
        colon = middle + 3
        end = scanned(code, colon, r"[,\n;]| \}")
        one, other = code[match.end():middle], code[colon:end]
        yield match.end(), middle, other.strip()
        yield colon, end, one.strip()


def defaults(code):
    """Leaves out one side of `a ?? b`."""
    for match in re.finditer(r" \?\? ", code):
        start = operand_start(code, match.start())
        yield start, match.end(), ""
        end = scanned(code, match.end(), r"[,\n;:{}]| [&|=!<>?+*/-]")
        yield match.start(), end, "!"


def operand_start(code, end):
    """Returns where the operand begins that ends at `end`."""
    place, depth = end, 0
    while place > 0:
        character = code[place - 1]
        if character in ")]}":
            depth += 1
        elif character in "([{":
            if depth == 0:
                break
            depth -= 1
        elif depth == 0 and not re.match(r"[\w.?!\\$]", character):
            break
        place -= 1
    return place


def statements(code):
    """Removes each statement that is no declaration and opens no branch."""
    place, before = 0, "{"
    for line in code.split("\n"):
        start = place + len(line) - len(line.lstrip())
        place += len(line) + 1
        content = line.strip()
        if not content:
            continue
        begins = re.search(r"[{};]$|^(case|default)\b.*:$|[\w)\]?!\"' ]$", before) is not None
        before = content
        one_line = re.match(r"(case\b[^{]*[)\w]|default): (?=\S)", content)
        if one_line:
            first = start + one_line.end()
            if not NO_STATEMENT.match(code, first):
                yield first, statement_end(code, first), "break"
        elif begins and re.match(r"[A-Za-z_$]", content) and not NO_STATEMENT.match(content):
            if enclosing(code, start) == "{":
                yield start, statement_end(code, start), ""
        elif content.startswith("return "):
            first = start + len("return ")
            yield first - 1, statement_end(code, first), ""


def statement_end(code, start):
    """Returns the end of a statement, which may have several lines."""
    end = scanned(code, start, r"\n(?!\s*([.?:&|+*/=<>-]|\)|\]|else\b))")
    return start + len(code[start:end].rstrip())


def enclosing(code, place):
    """Returns the bracket in which a place is."""
    depth = 0
    for index in range(place - 1, -1, -1):
        if code[index] in ")]}":
            depth += 1
        elif code[index] in "([{":
            if depth == 0:
                return code[index]
            depth -= 1
    return ""


def constants(code):
    """Makes a function or a computed property return a constant, at once or instead of a value."""
    head = r"(?:-> |\bvar \w+: )([\w.\[\]: ]+\??) \{"
    for match in re.finditer(head, code):
        end = scanned(code, match.end(), r"(?!)")
        body = code[match.end():end]
        values = [value for pattern, list in CONSTANTS if re.search(pattern, match[1])
                  for value in list]
        if re.match(r"\s*(get|didSet|willSet)\b", body):
            continue
        for value in values:
            yield match.end(), end, f" {value} "
            for part in re.finditer(r"\breturn (?=\S)", body):
                start = match.end() + part.end()
                yield start, statement_end(code, start), value
