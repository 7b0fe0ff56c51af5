import Papa from 'papaparse';
import type { CheckedFile } from '../importFile.ts';
import { BYTE_ORDER_MARK, workbookTable } from '../cellTable.ts';

/** A file with its titles, and how to write others. */
export interface FileHeader {
  readonly titles: readonly string[];
  /** The same file with other titles; those that are absent stay. */
  rename(names: ReadonlyMap<string, string>): Blob;
}

/** Reads the first row of a file. @throws Error when it cannot be read */
export function readHeader({ file, contentType }: CheckedFile): Promise<FileHeader> {
  return contentType === 'text/csv' ? csvHeader(file) : workbookHeader(file);
}

async function csvHeader(file: Blob): Promise<FileHeader> {
  const text = decode(await file.arrayBuffer()).trimStart();
  const end = endOfRow(text);
  const [titles = []] = Papa.parse<string[]>(text.slice(0, end), { delimiter: ',' }).data;
  return {
    titles,
    rename: (names) => {
      const renamed = Papa.unparse([titles.map((title) => names.get(title) ?? title)]);
      return new Blob([BYTE_ORDER_MARK, renamed, text.slice(end)], { type: file.type });
    },
  };
}

/** Where the first row ends; line ends inside quotes belong to a cell (RFC 4180, section 2). */
function endOfRow(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (text[at] === '\n' || text[at] === '\r')) return at;
  }
  return text.length;
}

async function workbookHeader(file: Blob): Promise<FileHeader> {
  const table = await workbookTable(file);
  const titles = Array.from(table.rows[0] ?? [], (title) => String(title ?? ''));
  return {
    titles,
    rename: (names) => {
      table.write([titles.map((title) => names.get(title) ?? title)]);
      return table.save(file.type);
    },
  };
}

/** The encodings of spreadsheet programs: with a mark, else UTF-8, Chinese, Japanese. */
function decode(bytes: ArrayBuffer): string {
  const [first = 0, second = 0] = new Uint8Array(bytes);
  const marked = { 0xfffe: 'utf-16le', 0xfeff: 'utf-16be' }[first * 0x100 + second];
  for (const encoding of marked ? [marked] : ['utf-8', 'gb18030', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Another encoding is tried.
    }
  }
  throw new Error('The text of the file is in no known encoding.');
}
