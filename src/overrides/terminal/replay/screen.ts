/** A terminal screen: lines of characters and the cursor. */
export interface Screen {
  readonly columns: number;
  readonly rows: number;
  readonly lines: readonly (readonly string[])[];
  readonly x: number;
  readonly y: number;
}

interface Draft {
  columns: number;
  rows: number;
  lines: string[][];
  x: number;
  y: number;
}

const TAB_COLUMNS = 8;
/** Operating system commands (titles), control sequences, other escapes, and single characters (ECMA-48). */
const PIECE =
  // oxlint-disable-next-line no-control-regex -- terminals speak in control characters
  /\u001B\][^\u0007\u001B]*(?:\u0007|\u001B\\)|\u001B\[[0-9;?]*[ -/]*[@-~]|\u001B[()#][0-9A-Za-z]|\u001B.|[\s\S]/gu;
// oxlint-disable-next-line no-control-regex -- terminals speak in control characters
const SEQUENCE = /^\u001B\[([0-9;?]*)[ -/]*([@-~])$/;

export function emptyScreen(columns: number, rows: number): Screen {
  return { columns, rows, lines: Array.from({ length: rows }, () => []), x: 0, y: 0 };
}

/** The screen after this output: text, line ends, cursor movements and erasing. Colours and styles are ignored. */
export function afterOutput(screen: Screen, output: string): Screen {
  const draft: Draft = { ...screen, lines: screen.lines.map((line) => [...line]) };
  for (const [piece] of output.matchAll(PIECE)) apply(draft, piece);
  return draft;
}

/** The lines as text, without trailing blanks. */
export function screenText({ lines }: Screen): string {
  return lines
    .map((line) =>
      Array.from(line, (sign) => sign ?? ' ')
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

function apply(draft: Draft, piece: string): void {
  const [, given, final] = SEQUENCE.exec(piece) ?? [];
  if (final !== undefined) return control(draft, final, (given ?? '').replace('?', '').split(';'));
  switch (piece) {
    case '\n':
      return lineFeed(draft);
    case '\r':
      draft.x = 0;
      return;
    case '\b':
      draft.x = Math.max(0, draft.x - 1);
      return;
    case '\t':
      draft.x = Math.min(draft.columns - 1, (Math.floor(draft.x / TAB_COLUMNS) + 1) * TAB_COLUMNS);
      return;
  }
  // Other escapes and control characters are ignored.
  if (piece.startsWith('\u001B') || piece < ' ') return;
  if (draft.x >= draft.columns) {
    draft.x = 0;
    lineFeed(draft);
  }
  put(lineAt(draft), draft.x, piece);
  draft.x += 1;
}

function control(draft: Draft, final: string, given: readonly string[]): void {
  const number = (at: number, otherwise: number) => Number(given[at] || otherwise);
  const across = (x: number) => {
    draft.x = Math.min(Math.max(x, 0), draft.columns - 1);
  };
  const down = (y: number) => {
    draft.y = Math.min(Math.max(y, 0), draft.rows - 1);
  };
  switch (final) {
    case 'A':
      return down(draft.y - number(0, 1));
    case 'B':
      return down(draft.y + number(0, 1));
    case 'C':
      return across(draft.x + number(0, 1));
    case 'D':
      return across(draft.x - number(0, 1));
    case 'G':
      return across(number(0, 1) - 1);
    case 'd':
      return down(number(0, 1) - 1);
    case 'H':
    case 'f':
      down(number(0, 1) - 1);
      return across(number(1, 1) - 1);
    case 'J':
      return eraseScreen(draft, number(0, 0));
    case 'K':
      return eraseLine(draft, number(0, 0));
    case 'P':
      lineAt(draft).splice(draft.x, number(0, 1));
      return;
    case '@':
      lineAt(draft).splice(draft.x, 0, ...blanks(number(0, 1)));
      return;
    // Full-screen programs (DECSET 1049) start and end with an empty screen.
    case 'h':
    case 'l':
      if (given.includes('1049')) eraseScreen(draft, 2);
  }
}

function eraseLine(draft: Draft, how: number): void {
  const line = lineAt(draft);
  if (how === 0) line.length = Math.min(line.length, draft.x);
  else if (how === 2) line.length = 0;
  else line.splice(0, draft.x + 1, ...blanks(draft.x + 1));
}

function eraseScreen(draft: Draft, how: number): void {
  if (how >= 2) {
    draft.lines = draft.lines.map(() => []);
    return;
  }
  eraseLine(draft, how);
  draft.lines = draft.lines.map((line, y) => ((how === 0 ? y > draft.y : y < draft.y) ? [] : line));
}

function lineFeed(draft: Draft): void {
  if (draft.y < draft.rows - 1) draft.y += 1;
  else draft.lines = [...draft.lines.slice(1), []];
}

function lineAt(draft: Draft): string[] {
  return (draft.lines[draft.y] ??= []);
}

function put(line: string[], x: number, sign: string): void {
  while (line.length < x) line.push(' ');
  line[x] = sign;
}

function blanks(count: number): string[] {
  return Array.from({ length: count }, () => ' ');
}
