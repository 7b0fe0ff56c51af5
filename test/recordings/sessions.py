"""The recorded sessions: what is started, what is typed and when, and when the window changes its size."""

from dataclasses import dataclass, field


@dataclass
class Session:
    """A program and what happens to it. A step is a text to type, a (columns, rows) to resize to, or seconds to wait."""

    command: list[str]
    steps: list = field(default_factory=list)
    columns: int = 80
    rows: int = 24


ESC = "\x1b"
UP, LEFT = f"{ESC}[A", f"{ESC}[D"

VIM_SETTINGS = (
    "set nocompatible encoding=utf-8 number hlsearch incsearch laststatus=2 ruler showcmd "
    "noswapfile viminfo= background=dark | syntax on"
)

SESSIONS = {
    "vim": Session(
        ["vim", "-u", "NONE", "-i", "NONE", "--cmd", VIM_SETTINGS, "example.c"],
        [
            0.6, "10j", 0.2, "/letters\r", 0.3, "n", 0.2, "V3j", 0.4, ESC, 0.2,
            ":set cursorline termguicolors\r", 0.3, ":set notermguicolors\r", 0.3,
            ":split\r", 0.3, "gg", 0.2, "5dd", 0.3, "u", 0.3, "O// 新しい行 new line", 0.3, ESC, 0.2,
            (100, 30), 0.5, ":vsplit\r", 0.3, "G", 0.3, "\x02", 0.3, "\x05\x05\x05", 0.3,
            (80, 24), 0.5, "yyp", 0.2, ":only\r", 0.3, "ggvjj", 0.3, ESC, ":set list spell\r", 0.4,
            "zz", 0.2, ":qa!\r", 0.4,
        ],
    ),
    "top": Session(
        ["top", "-d", "0.5"],
        [0.8, "z", 0.7, "x", 0.7, "b", 0.7, "1", 0.7, (90, 20), 0.8, "V", 0.7, "R", 0.5, "h", 0.6, "q", 0.7,
         (80, 24), 0.7, "q", 0.3],
    ),
    "less": Session(
        ["less", "-R", "-M", "notes.txt"],
        [
            0.4, " ", 0.3, " ", 0.3, "b", 0.3, "j", 0.2, "j", 0.2, "k", 0.2, "k", 0.2, "k", 0.2,
            "/lazy\r", 0.4, "n", 0.3, "N", 0.3, "u", 0.3, "G", 0.3, (60, 16), 0.5, "b", 0.3, "k", 0.2, "-S\r", 0.4,
            f"{ESC}[C", 0.3, "g", 0.3, (80, 24), 0.5, "h", 0.4, "q", 0.3, "q", 0.3,
        ],
    ),
    "cjk": Session(
        ["bash", "--noprofile", "--norc"],
        [
            0.3, "echo 你好，世界 안녕하세요 ｶﾀｶﾅ カタカナ\r", 0.3,
            "ls --color=always\r", 0.3, "ls -F --color=always -C 目录\r", 0.3,
            "cat 目录/说明.txt\r", 0.3, "echo 漢字", 0.2, LEFT, 0.2, "の", 0.2, "\x7f", 0.2, "\x01", 0.2, "\x05\r", 0.3,
            "printf '\\e[1;31m粗体\\e[0m \\e[3;32m斜体\\e[0m \\e[4;34m下划线\\e[0m \\e[7m反显\\e[0m \\e[9m删除线\\e[0m\\n'\r", 0.3,
            "printf '%0.s宽' $(seq 45); echo\r", 0.3, "printf 'x%0.s宽' 1; printf '%0.s幅' $(seq 45); echo\r", 0.3,
            "echo 😀🚀 e\u0301 か\u3099 '→ ★ ①'\r", 0.3, (80, 18), 0.4, UP, 0.2, "\x15", 0.2, "for i in 一 二 三 四 五 六; do echo 第$i行; done\r", 0.4,
            (80, 26), 0.4, "echo 很长的一行命令，会在终端的右边缘换行，因为它比八十列还要宽，而且每个字符占两列。完\r", 0.4,
            f"{UP}\x7f\x7f\x7f", 0.3, "\x15clear\r", 0.3, "exit\r", 0.3,
        ],
    ),
    "progress": Session(["python3", "-I", "progress.py"], [5.5]),
}
