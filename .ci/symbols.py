"""Symbol graphs of the package's modules, made from what Tests/run has built."""

import json
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent


def run(*command):
    """Returns what a command prints. If it fails, prints why and exits."""
    try:
        result = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        sys.exit(f"There is no {command[0]} on the PATH. Run Tests/run first: it says what is missing.")
    if result.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stdout}{result.stderr}")
    return result.stdout


def extract(modules, folder, *options):
    """Writes the symbol graphs of built modules into a folder."""
    built = pathlib.Path(run("swift", "build", "--package-path", root, "--show-bin-path").strip())
    for module in modules:
        if not (built / f"Modules/{module}.swiftmodule").exists():
            sys.exit(f"{module} is not built. Run Tests/run first.")
    target = json.loads(run("swiftc", "-print-target-info"))["target"]["unversionedTriple"]
    flags = run("pkg-config", "--cflags-only-I", "gtk4", "pangocairo").split()
    headers = [word for flag in flags for word in ("-Xcc", flag)]
    for module in modules:
        run(
            "swift-symbolgraph-extract", "-module-name", module, "-target", target,
            "-I", built / "Modules", "-I", root / "Sources/CHUDGTK",
            "-I", root / "Sources/CHUDPango", *headers,
            "-minimum-access-level", "public", "-skip-synthesized-members", *options,
            "-module-cache-path", f"{folder}/cache", "-output-dir", folder)
