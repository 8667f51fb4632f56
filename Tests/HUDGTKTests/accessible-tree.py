#!/usr/bin/env python3
"""Starts a program, and prints the accessible tree of its HUD as a screen reader finds it."""
import subprocess
import sys
import time

bus = subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
time.sleep(1)
program = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
import pyatspi  # noqa: E402  It looks for the bus when it is imported.


def find(node, depth=0):
    """Returns the panel at or below this node, or None."""
    if node is None or depth > 12:
        return None
    if node.getRoleName() == "alert":
        return node
    for child in node:
        found = find(child, depth + 1)
        if found is not None:
            return found
    return None


def describe(node):
    words = [node.getRoleName(), repr(node.name)]
    if node.description:
        words.append(repr(node.description))
    states = node.getState()
    if states.contains(pyatspi.STATE_FOCUSED):
        words.append("focused")
    if states.contains(pyatspi.STATE_MODAL):
        words.append("modal")
    try:
        words.append("%.1f" % node.queryValue().currentValue)
    except NotImplementedError:
        pass
    return " ".join(words)


panel = None
deadline = time.time() + 10
while panel is None and time.time() < deadline:
    pyatspi.Registry.pumpQueuedEvents() if hasattr(pyatspi.Registry, "pumpQueuedEvents") else None
    desktop = pyatspi.Registry.getDesktop(0)
    desktop.clearCache()
    for application in desktop:
        panel = panel or find(application)
    time.sleep(0.2)
if panel is not None:
    time.sleep(0.5)
    panel.clearCache()
    print(describe(panel))
    for child in panel:
        if child.name:
            print(describe(child))
program.kill()
bus.kill()
sys.exit(0 if panel is not None else 1)
