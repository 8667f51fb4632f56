#!/usr/bin/env python3
"""Starts a program, and prints the accessible tree of its HUD as a screen reader finds it."""
import ctypes
import os
import signal
import subprocess
import sys
import time

# The bus launcher leaves the bus behind when it ends. As the subreaper, this process gets it then.
PR_SET_CHILD_SUBREAPER = 36
ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)


def end_children():
    while True:
        with open(f"/proc/self/task/{os.getpid()}/children") as children:
            pids = [int(pid) for pid in children.read().split()]
        if not pids:
            return
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"],
                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
time.sleep(1)
subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
import pyatspi  # noqa: E402  It looks for the bus when it is imported.


def find(node, depth=0, is_wanted=lambda node: node.getRoleName() == "alert"):
    """Returns the node at or below this node that is wanted, by default the panel, or None."""
    if node is None or depth > 12:
        return None
    if is_wanted(node):
        return node
    for child in node:
        found = find(child, depth + 1, is_wanted)
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
        print(describe(child))
    # What a screen reader finds of the app below the HUD.
    for application in desktop:
        content = find(application, 0, lambda node: node.name == "Content")
        if content is not None:
            print(describe(content))
end_children()
sys.exit(0 if panel is not None else 1)
