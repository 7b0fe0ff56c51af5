"""Prints a text for pagers and editors: colours, attributes, wide characters and long lines."""

for number in range(1, 181):
    if number % 20 == 1:
        print(f"\x1b[1;4mChapter {number // 20 + 1}\x1b[0m")
    elif number % 7 == 0:
        print(f"{number:3} \x1b[3;38;5;{16 + number}m漢字かな交じり文\x1b[0m und \x1b[7mKursiv\x1b[27m, 中文宽字符测试。")
    elif number % 11 == 0:
        print(f"{number:3} " + "a line that is longer than the screen is wide and goes on below; " * 2)
    else:
        print(f"{number:3} \x1b[{31 + number % 6}mthe quick brown fox\x1b[0m jumps over the \x1b[48;5;{17 + number}mlazy dog\x1b[0m")
