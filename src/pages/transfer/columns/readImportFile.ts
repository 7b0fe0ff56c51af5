import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { isApiError } from '../../../api/errors.ts';
import type { CheckedFile } from '../importFile.ts';
import { plainTitle } from '../importRow.ts';
import type { Preview } from '../preview.ts';
import type { ColumnTitles } from './columnTitles.ts';
import Papa from 'papaparse';
import { BYTE_ORDER_MARK, workbookTable } from '../cellTable.ts';

/** A column that nobody understands. */
export interface UnknownColumn {
  readonly title: string;
  /** Fields whose titles resemble it. */
  readonly similar: readonly FieldModel[];
}

/** What becomes of unknown columns: the name of a field by title, or `undefined` to leave the column out. */
export type ColumnChoices = ReadonlyMap<string, string | undefined>;

type ReadFile =
  | { readonly preview: Preview }
  /** The import stops until it is said what becomes of these columns. */
  | { readonly unknown: readonly UnknownColumn[]; readonly filled: ReadonlySet<string> };

interface FileReading {
  readonly file: CheckedFile;
  /** Asks the server to parse a file. */
  readonly parse: (file: Blob) => Promise<Preview>;
  /** What titles mean to the console; asked for only when the server does not know one. */
  readonly titles: () => Promise<ColumnTitles>;
  /** What was chosen for unknown columns. */
  readonly choices?: ColumnChoices;
}

/**
 * Reads the rows of a file. The server knows its own titles only, so columns with other titles of the console get the
 * name of their field, which every server knows (protocol, section 6.1), and the file is parsed again.
 *
 * @throws ApiError when the server cannot parse the file
 */
export async function readImportFile(reading: FileReading): Promise<ReadFile> {
  const { file, parse, choices = new Map() } = reading;
  const first = await parse(file.file).then((preview) => ({ preview, error: undefined }), unusable);
  if (first.preview && first.preview.ignored.length === 0) return { preview: first.preview };

  const titles = await reading.titles();
  const filled = new Set(first.preview?.columns.map(({ field }) => field));
  const served = new Set(first.preview?.columns.map(({ title }) => title));
  const header = await readHeader(file).catch((): FileHeader | undefined => undefined);
  const names = new Map<string, string>();
  for (const title of header?.titles ?? []) {
    if (title === '' || served.has(title) || names.has(title)) continue;
    const field = choices.get(title) ?? titles.fieldOf(title, filled);
    if (field === undefined) continue;
    names.set(title, field);
    filled.add(field);
  }
  if (!first.preview && names.size === 0) throw first.error;
  const renamed = names.size === 0 ? undefined : header?.rename(names);
  const preview = renamed ? withTitles(await parse(renamed), names) : first.preview;
  if (!preview) throw first.error;
  const unknown = preview.ignored
    .filter((title) => !titles.isKnown(title) && !choices.has(title))
    .map((title) => ({ title, similar: titles.similar(title, filled) }));
  return unknown.length > 0 ? { unknown, filled } : { preview };
}

/** A file without a column that the server knows is refused as a whole. */
function unusable(error: unknown): { preview?: undefined; error: unknown } {
  if (!isApiError(error) || error.status !== 400) throw error;
  return { error };
}

/** The titles of the file itself, in place of the names that were sent. */
function withTitles(preview: Preview, names: ReadonlyMap<string, string>): Preview {
  const titles = new Map([...names].map(([title, field]) => [field, title]));
  return {
    ...preview,
    columns: preview.columns.map((column) => {
      const title = titles.get(column.field);
      return title === undefined ? column : { ...column, title, label: plainTitle(title) };
    }),
  };
}

/** A file with its titles, and how to write others. */
interface FileHeader {
  readonly titles: readonly string[];
  /** The same file with other titles; those that are absent stay. */
  rename(names: ReadonlyMap<string, string>): Blob;
}

/** Reads the first row of a file. @throws Error when it cannot be read */
function readHeader({ file, contentType }: CheckedFile): Promise<FileHeader> {
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
