"""The members that modules give to the Objective-C runtime, read from the text of LLVM."""

import re
import subprocess

LIST = re.compile(
    rb'^@"?_(?:CATEGORY_)?(INSTANCE|CLASS)_METHODS_([^"\s]+)"? = .*$', re.MULTILINE)
METHOD = re.compile(rb'selector_data\(([^)]*)\)", ptr [^,]*, ptr @"?([^" ]+)"? }')
FUNCTION = re.compile(rb'^define [^\n]*@"?([^"(\n]+To)"?\(.*?^}', re.MULTILINE | re.DOTALL)


def members(path):
    """Yields the class, "+" or "-", the selector and the isolation of each member of a module.

    Called from another thread, an isolated member stops the app, because the compiler begins it
    with a check of the executor.
    """
    text = path.read_bytes()
    if b"_METHODS_" not in text:
        return
    isolated = {
        function[1] for function in FUNCTION.finditer(text)
        if b"checkExpectedExecutor" in function[0]
    }
    lists = list(LIST.finditer(text))
    classes = demangled([found[2].decode().split("_$_")[0] for found in lists])
    for found, name in zip(lists, classes):
        sign = "+" if found[1] == b"CLASS" else "-"
        for selector, function in METHOD.findall(found[0]):
            if not selector.startswith(b"."):  # The runtime's own, such as .cxx_destruct.
                yield name, sign, selector.decode(), function in isolated


def demangled(names):
    """Returns the names of classes without their modules."""
    result = subprocess.run(
        ["swift-demangle", "-simplified"], input="\n".join(names), capture_output=True, text=True,
        check=True)
    # A private class reads "Module.(Name in _0123)".
    return [
        re.sub(r" in _\w+|[()]", "", line).split(".")[-1] for line in result.stdout.splitlines()
    ]
