#!/usr/bin/env python3
"""
Records the sessions of sessions.py as asciicast version 2, and what tmux shows at ten moments of each.

    python3 test/recordings/record.py [NAME...]        records anew
    python3 test/recordings/record.py --screens-only   asks tmux again about the recordings that are there

Needs Linux, root (for a process list of its own), python3, tmux, vim, less and procps (top).
"""

import codecs
import fcntl
import json
import os
import pty
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

from sessions import SESSIONS
from tmux_screen import TmuxScreen

HERE = Path(__file__).parent
MOMENTS = 10
# Output in this time is one event: no event ends inside of an escape sequence.
TOGETHER_S = 0.025
ENVIRONMENT = {
    "PATH": "/usr/bin:/bin",
    "TERM": "xterm-256color",
    "COLORTERM": "truecolor",
    "LANG": "C.UTF-8",
    "PS1": "\\[\\e[32m\\]演示\\[\\e[0m\\]:\\W\\$ ",
    "LESSCHARSET": "utf-8",
    "LS_COLORS": "di=1;34:ln=36:ex=32:*.txt=33",
}


def set_size(terminal, columns, rows):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def prepare(folder):
    """The files that the sessions show."""
    for program in ("example.c", "progress.py"):
        shutil.copy(HERE / "programs" / program, folder)
    notes = subprocess.run(["python3", HERE / "programs/notes.py"], capture_output=True, check=True)
    (folder / "notes.txt").write_bytes(notes.stdout)
    inner = folder / "目录"
    inner.mkdir()
    (inner / "说明.txt").write_text("第一行\n\t制表符之后\n半角と全角：ＡＢＣ abc\n")
    for name in ("配置文件", "日志.txt", "資料", "데이터"):
        (inner / name).touch()
    (folder / "脚本.sh").touch(mode=0o755)


def record(name, session):
    """Runs a session in a pseudoterminal. Returns the lines of an asciicast."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "demo"
        folder.mkdir()
        prepare(folder)
        # A process list of its own: `top` shows only itself, one that works and a few that sleep.
        start = 'for each in 1 2 3 4 5 6 7 8; do sleep 60 & done; yes >/dev/null & exec "$@"' if name == "top" else 'exec "$@"'
        command = ["unshare", "--pid", "--fork", "--mount-proc", "sh", "-c", start, "sh", *session.command]
        child, terminal = pty.fork()
        if child == 0:
            os.chdir(folder)
            time.sleep(0.1)
            os.execvpe(command[0], command, {**ENVIRONMENT, "HOME": str(folder)})
        set_size(terminal, session.columns, session.rows)
        events = play(terminal, session.steps)
        os.close(terminal)
        try:
            os.kill(child, signal.SIGHUP)
        except ProcessLookupError:
            pass
        os.waitpid(child, 0)
    header = {"version": 2, "width": session.columns, "height": session.rows, "env": {"TERM": ENVIRONMENT["TERM"]}}
    return [header, *events]


def play(terminal, steps):
    """Types, resizes and waits; collects the output with its times."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    begun = time.monotonic()
    events = []
    last_output = -1.0

    def listen(seconds):
        nonlocal last_output
        until = time.monotonic() + seconds
        while (rest := until - time.monotonic()) > 0:
            if not select.select([terminal], [], [], rest)[0]:
                continue
            try:
                text = decoder.decode(os.read(terminal, 65536))
            except OSError:
                return
            now = time.monotonic() - begun
            if events and events[-1][1] == "o" and now - last_output < TOGETHER_S:
                events[-1][2] += text
            elif text:
                events.append([round(now, 3), "o", text])
            last_output = now

    for step in steps:
        if isinstance(step, tuple):
            events.append([round(time.monotonic() - begun, 3), "r", f"{step[0]}x{step[1]}"])
            set_size(terminal, *step)
        elif isinstance(step, str):
            os.write(terminal, step.encode())
        else:
            listen(step)
    return events


def moments(events):
    """Numbers of events: ten, evenly spread; each moment is right after that event."""
    return [round((index + 1) * (len(events) - 1) / MOMENTS) for index in range(MOMENTS)]


def screens(header, events):
    """What tmux shows for the same bytes after each of the chosen events, and how wide it takes each character for."""
    shown = []
    chosen = moments(events)
    with TmuxScreen(header["width"], header["height"]) as screen:
        for number, (seconds, kind, data) in enumerate(events):
            if kind == "r":
                screen.resize(*map(int, data.split("x")))
            elif kind == "o":
                screen.write(data.encode())
            if number in chosen:
                shown.append({"event": number, "seconds": seconds, **screen.capture()})
    text = "".join(line for one in shown for line in one["lines"])
    with TmuxScreen(80, 24) as screen:
        widths = {character: screen.width(character) for character in sorted(set(text)) if ord(character) > 0x7E}
    return {"widths": widths, "screens": shown}


def main(arguments):
    names = [name for name in arguments if not name.startswith("-")] or list(SESSIONS)
    for name in names:
        cast = HERE / f"{name}.cast"
        if "--screens-only" not in arguments:
            lines = record(name, SESSIONS[name])
            cast.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))
        header, *events = [json.loads(line) for line in cast.read_text().splitlines()]
        text = json.dumps(screens(header, events), ensure_ascii=False, indent=1)
        (HERE / f"{name}.screens.json").write_text(text + "\n")
        print(f"{name}: {len(events)} events, {cast.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
