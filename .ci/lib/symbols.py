"""The package's modules and their symbol graphs."""

import functools
import json
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]


def run(*command):
    """Returns what a command prints. If it fails, prints why and exits."""
    try:
        result = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        sys.exit(f"There is no {command[0]} on the PATH.")
    if result.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stdout}{result.stderr}")
    return result.stdout


# The modules with public symbols, and how a list of names marks those of each. The hosts for UIKit
# and AppKit are read from their builds on the doubles, which have the same sources. HUDLayers is left
# out, because Apple documents its names.
public_modules = {
    "HUDCore": "",
    "HUD": "",
    "HUDGTK": " (GTK)",
    "HUDUIKitOnDouble": " (UIKit)",
    "HUDAppKitOnDouble": " (AppKit)",
    "HUDSVProgressHUDOnDouble": " (SVProgressHUDCompat)",
    "HUDMBProgressHUDOnDouble": " (MBProgressHUDCompat)",
    "HUDOffscreen": " (offscreen)",
}


@functools.cache
def build():
    """Builds the modules of this package, and installs what that needs."""
    print("Building", flush=True)
    # With the setting of Tests/run, whose build is then used again.
    run("env", "HUD_STRICT=1", root / ".ci/build")


def arguments(module, package=root):
    """Returns the arguments with which a tool finds a module of a package."""
    if package == root:
        build()
    built = pathlib.Path(run("swift", "build", "--package-path", package, "--show-bin-path").strip())
    target = json.loads(run("swiftc", "-print-target-info"))["target"]["unversionedTriple"]
    flags = run("pkg-config", "--cflags-only-I", "gtk4", "pangocairo").split()
    return [
        "-target", target, "-I", built / "Modules", "-I", package / "Sources/CHUDGTK",
        "-I", package / "Sources/CHUDPango", "-I", package / "Sources/CHUDMainLoop/include",
        *(word for flag in flags for word in ("-Xcc", flag)),
    ]


def extract(modules, folder, *options):
    """Writes the symbol graphs of modules of this package into a folder."""
    for module in modules:
        run(
            "swift-symbolgraph-extract", "-module-name", module, *arguments(module),
            "-minimum-access-level", "public", "-skip-synthesized-members", *options,
            "-module-cache-path", f"{folder}/cache", "-output-dir", folder)
