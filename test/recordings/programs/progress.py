"""Draws progress: a bar that is written over, bars that are redrawn with the cursor, and a bar below a scroll region."""

import sys
import time

PARTS = " ▏▎▍▌▋▊▉"


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def bar(share, width):
    eighths = int(share * width * 8)
    full, part = divmod(eighths, 8)
    return ("█" * full + PARTS[part])[:width].ljust(width)


# One line, written over from its beginning, in 24-bit colours.
for step in range(21):
    share = step / 20
    colour = f"\x1b[38;2;{int(255 - 200 * share)};{int(80 + 150 * share)};90m"
    write(f"\r\x1b[K压缩 {colour}\x1b[48;5;236m{bar(share, 40)}\x1b[0m \x1b[1m{share:4.0%}\x1b[0m")
    time.sleep(0.06)
write("\r\n")

# Four lines, redrawn with the cursor.
names = ["linux-image", "日本語フォント", "libc6", "emoji 🚀"]
write("\r\n" * len(names))
for step in range(26):
    write(f"\x1b[{len(names)}A")
    for index, name in enumerate(names):
        share = min(1, step / (14 + 4 * index))
        state = "\x1b[32m✔\x1b[39m" if share == 1 else "\x1b[33m⠿\x1b[39m"
        write(f"\r\x1b[2K{state} \x1b[4m{name}\x1b[24m\x1b[30G\x1b[9{1 + index}m{bar(share, 30)}\x1b[m {share:4.0%}\r\n")
    time.sleep(0.06)

# A bar in the last line, below a region that scrolls (as apt draws it).
rows = 24
write(f"\x1b[1;{rows - 1}r\x1b[{rows - 1};1H")
for step in range(31):
    write(f"\r\nUnpacking \x1b[36mpackage-{step:02}\x1b[0m (1.{step}-\x1b[2mdebian\x1b[22m) …")
    share = step / 30
    write(f"\x1b7\x1b[{rows};1H\x1b[42m\x1b[30mProgress: [{share:4.0%}]\x1b[49m\x1b[39m [{'#' * int(share * 50):.<50}] \x1b8")
    time.sleep(0.05)
write(f"\x1b7\x1b[r\x1b8\x1b[s\x1b[{rows};1H\x1b[K\x1b[u\r\nDone.\r\n")
time.sleep(0.2)
