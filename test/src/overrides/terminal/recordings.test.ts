import type { IBufferCell, Terminal } from '@xterm/headless';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  cellText,
  plainPen,
  readCast,
  readScreens,
  RECORDINGS,
  type TmuxScreen,
} from '../../../recordings/tmuxScreen.ts';
import { playing } from './playing.ts';

/** Every cell in words, line by line. The second cell of a wide character has no width and is left out. */
function shownCells({ buffer, cols, rows }: Terminal): string[][] {
  const { active } = buffer;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, column) =>
      active.getLine(active.baseY + row)?.getCell(column),
    ).flatMap((cell) => (cell && cell.getWidth() > 0 ? [textOf(cell)] : [])),
  );
}

function textOf(cell: IBufferCell): string {
  const attributes = {
    bold: cell.isBold(),
    dim: cell.isDim(),
    italic: cell.isItalic(),
    underline: cell.isUnderline(),
    blink: cell.isBlink(),
    inverse: cell.isInverse(),
    invisible: cell.isInvisible(),
    strikethrough: cell.isStrikethrough(),
    overline: cell.isOverline(),
  };
  const colour = (rgb: boolean, palette: boolean, value: number) =>
    (rgb && `#${value.toString(16).padStart(6, '0')}`) || (palette ? String(value) : '');
  return cellText(cell.getChars(), cell.getWidth(), {
    attributes: new Set(Object.entries(attributes).flatMap(([name, on]) => (on ? [name] : []))),
    foreground: colour(cell.isFgRGB(), cell.isFgPalette(), cell.getFgColor()),
    background: colour(cell.isBgRGB(), cell.isBgPalette(), cell.getBgColor()),
  });
}

function tmuxCells(
  { lines, rows, columns }: TmuxScreen,
  widths: Readonly<Record<string, number>>,
): string[][] {
  let pen = plainPen;
  return Array.from({ length: rows }, (_, row) => {
    const line = cellsOf(lines[row] ?? '', columns, widths, pen);
    pen = line.pen;
    return line.cells;
  });
}

/**
 * Recorded by test/recordings/record.py. What tmux does not tell is not compared: the form and colour of
 * underlines (the terminal's API does not tell them either), links, the cursor's form, and whether a
 * blank was written or erased.
 */
describe.each(RECORDINGS)('the recording of %s', (name) => {
  const { screens, widths } = readScreens(name);

  it('has ten moments', () => {
    expect(screens).toHaveLength(10);
  });

  it.each(screens)('shows what tmux shows after event $event', async (screen) => {
    const { recording, terminal, show } = playing(readCast(name));
    await show(recording.events[screen.event]?.seconds ?? Number.NaN);
    expect([terminal.cols, terminal.rows]).toEqual([screen.columns, screen.rows]);
    expect(shownCells(terminal)).toEqual(tmuxCells(screen, widths));
    const { cursorX, cursorY, type } = terminal.buffer.active;
    expect([cursorX, cursorY]).toEqual(screen.cursor);
    expect(type === 'alternate').toBe(screen.alternate);
  });

  it('shows the same after a jump back', async () => {
    const [first] = screens;
    const { recording, terminal, show } = playing(readCast(name));
    await show(recording.seconds);
    await show(recording.events[first?.event ?? 0]?.seconds ?? Number.NaN);
    expect(shownCells(terminal)).toEqual(first && tmuxCells(first, widths));
  });
});
