"""A tmux pane that is written to byte by byte, and tells what it shows."""

import os
import subprocess
import tempfile
from pathlib import Path

# Runs in the pane: copies what comes through one pipe to the terminal; after a NUL it asks the terminal for the
# place of the cursor (DSR), and says through the other pipe when the answer is there: everything has been drawn.
COPY = """
import os, re, sys, tty
tty.setraw(0)
source, answers = os.open(sys.argv[1], os.O_RDONLY), os.open(sys.argv[2], os.O_WRONLY)
while True:
    data = os.read(source, 65536)
    if not data:
        break
    asks = data.count(b'\\0')
    os.write(1, data.replace(b'\\0', b'')) if data != b'\\0' else None
    for _ in range(asks):
        os.write(1, b'\\x1b[6n')
        heard = b''
        while not re.search(rb'\\x1b\\[\\d+;\\d+R', heard):
            heard += os.read(0, 1024)
        os.write(answers, b'.')
"""


class TmuxScreen:
    """
    A pane of this size. tmux draws for no client: what it shows is read with `capture-pane`.

    Lines are kept with their escape sequences (-e) and trailing blanks (-N).
    """

    def __init__(self, columns, rows):
        self.folder = tempfile.TemporaryDirectory()
        self.socket = str(Path(self.folder.name) / "tmux")
        self.columns, self.rows = columns, rows

    def __enter__(self):
        folder = Path(self.folder.name)
        (folder / "copy.py").write_text(COPY)
        (folder / "tmux.conf").write_text("set -g status off\n")
        for pipe in ("data", "answers"):
            os.mkfifo(folder / pipe)
        command = f"python3 -I {folder}/copy.py {folder}/data {folder}/answers"
        start = ["-f", str(folder / "tmux.conf"), "new-session", "-d", "-x", str(self.columns), "-y", str(self.rows), command]
        self.tmux(*start)
        self.data = os.open(folder / "data", os.O_WRONLY)
        self.answers = os.open(folder / "answers", os.O_RDONLY)
        return self

    def __exit__(self, *_):
        os.close(self.data)
        self.tmux("kill-server", check=False)
        self.folder.cleanup()

    def tmux(self, *arguments, check=True):
        environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color"}
        done = subprocess.run(["tmux", "-u", "-S", self.socket, *arguments], env=environment, capture_output=True, check=check)
        return done.stdout.decode()

    def write(self, data):
        """Returns when the pane has drawn the data."""
        os.write(self.data, data.replace(b"\0", b""))
        os.write(self.data, b"\0")
        os.read(self.answers, 1)

    def resize(self, columns, rows):
        self.tmux("resize-window", "-x", str(columns), "-y", str(rows))
        self.columns, self.rows = columns, rows

    def width(self, character):
        """Columns that the character takes: how far it moves the cursor. Changes the screen."""
        self.write(f"\r\x1b[Ka{character}".encode())
        return int(self.tmux("display-message", "-p", "#{cursor_x}")) - 1

    def capture(self):
        facts = self.tmux("display-message", "-p", "#{pane_width} #{pane_height} #{cursor_x} #{cursor_y} #{alternate_on}")
        columns, rows, x, y, alternate = map(int, facts.split())
        assert (columns, rows) == (self.columns, self.rows)
        lines = self.tmux("capture-pane", "-e", "-p", "-N").split("\n")[:rows]
        return {"columns": columns, "rows": rows, "cursor": [x, y], "alternate": alternate == 1, "lines": lines}
