import { read as parse, utils, write } from 'xlsx';
import { expect } from 'vitest';
import { admin, type Answer, at } from '../world.ts';

export type Format = 'csv' | 'xlsx';
type Rows = readonly (readonly string[])[];
export const FORMATS: readonly Format[] = ['csv', 'xlsx'];
export const MESSAGE = expect.any(String);

/** Parses a file like a spreadsheet program. */
export function rowsOf(answer: Answer): string[][] {
  const book = parse(answer.bytes, { type: 'buffer', raw: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, raw: true, defval: '' }) : [];
}

/** Writes a file as a user would save it. */
export function fileOf(rows: readonly (readonly unknown[])[], format: Format): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const book = { SheetNames: ['Data'], Sheets: { Data: sheet } };
  return Buffer.from(write(book, { type: 'buffer', bookType: format }) as Uint8Array);
}

/** Sends a file. */
export async function upload(
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  file: Buffer | string,
  format: Format = 'csv',
  client = admin,
): Promise<Answer> {
  const before = client.headers;
  client.headers = { ...before, 'content-type': `text/${format}` };
  const answer = await client.send(method, path, file);
  client.headers = before;
  return answer;
}

/** Reads rows as an import would, and writes nothing. */
export const preview = (path: string, rows: Rows, format: Format = 'csv') =>
  upload('POST', `${path}render-to-json/`, fileOf(rows, format), format);

/** Names and titles of the fields that a list describes, with a star where they are required. */
export async function labels(path: string, keep: (facts: unknown) => boolean, client = admin) {
  const fields = at((await client.options(path)).body, 'actions', 'POST') ?? {};
  return Object.entries(fields)
    .filter(([name, facts]) => name !== 'org_id' && keep(facts))
    .map(([name, facts]) => ({
      name,
      title: `${at(facts, 'required') ? '*' : ''}${at(facts, 'label')}`,
    }));
}
