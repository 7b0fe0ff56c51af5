import { deflateRawSync } from 'node:zlib';
import { utils, write } from 'xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_LIMIT_BYTES } from '../../../sandbox/kernel/formats/upload.ts';
import type { StartedSandbox } from '../../../sandbox/start.ts';
import { at } from '../client.ts';
import { openTiny, startTiny } from './tiny.ts';

const PREVIEW = 'library/books/render-to-json/';
const { visitor } = openTiny();

async function preview(file: string | Buffer, type = 'csv', client = visitor()) {
  client.headers['content-type'] = `text/${type}`;
  return client.post(PREVIEW, file);
}

/** A zip archive whose headers claim small parts. */
function zipOf(parts: Readonly<Record<string, Buffer | string>>): Buffer {
  const signed = (text: string) => Buffer.from(text, 'latin1');
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(parts)) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(Math.min(content.length, 1000), 18);
    common.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const local = Buffer.concat([signed('PK\u0003\u0004'), common, name, packed]);
    locals.push(local);
    entries.push(
      Buffer.concat([signed('PK\u0001\u0002'), Buffer.from([20, 0]), common, rest, name]),
    );
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(entries).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...entries, signed('PK\u0005\u0006'), end]);
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook with these cells; spreadsheet libraries are too slow for a distant cell. */
function workbookOfCells(cells: Readonly<Record<string, string>>): Buffer {
  const rows = Object.entries(cells).map(([place, text]) => {
    const row = place.replace(/^[A-Z]+/, '');
    return `<row r="${row}"><c r="${place}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
  });
  return zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    'xl/workbook.xml': `<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEETS}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
}

function workbook(rows: readonly (readonly unknown[])[]): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const book = { SheetNames: ['Data'], Sheets: { Data: sheet } };
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

describe('a file with more than can be read', () => {
  it('of rows is refused, in the language of its reader', async () => {
    const file = `name\n${'a\n'.repeat(100_000)}`;
    for (const [language, words] of [
      ['en', 'more than 10000 rows'],
      ['zh', '超过 10000 行'],
      ['ja', '10000 行を超えて'],
    ] as const) {
      const answer = await preview(file, 'csv', visitor(language));
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'file_content_overflowed' });
      expect(String(at(answer.body, 'detail'))).toContain(words);
    }
    const rows = Array.from({ length: 10_001 }, (_, index) => [`a${index}`]);
    const answer = await preview(workbook([['name'], ...rows]), 'xlsx');
    expect(answer.body).toMatchObject({ code: 'file_content_overflowed' });
  });

  it('is no file of ten thousand rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [`a${index}`]);
    for (const [file, type] of [
      [`name\r\n${rows.join('\r\n')}\r\n`, 'csv'],
      [workbook([['name'], ...rows]), 'xlsx'],
    ] as const) {
      const answer = await preview(file, type);
      expect([answer.status, at(answer.body, 'data', 9999, 'name')]).toEqual([200, 'a9999']);
    }
  });

  it('of bytes is refused, with the size as the console says it', async () => {
    const file = 'name\na'.padEnd(FILE_LIMIT_BYTES + 1, 'x');
    for (const [language, words] of [
      ['en', 'larger than 10 MiB.'],
      ['zh', '超过 10 MiB，'],
      ['ja', '10 MiB を超えて'],
    ] as const) {
      const answer = await preview(file, 'csv', visitor(language));
      expect(String(at(answer.body, 'detail'))).toContain(words);
    }
  });

  it('of unpacked bytes is refused, whatever it says of its size', async () => {
    const answer = await preview(
      zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(300_000_000, ' ') }),
      'xlsx',
    );
    expect(answer.status).toBe(400);
    expect(String(at(answer.body, 'detail'))).toContain(
      'Unpacked, the file is larger than 64 MiB.',
    );
  });

  it('of columns is refused', async () => {
    const answer = await preview(`name${',x'.repeat(600)}\na\n`);
    expect(String(at(answer.body, 'detail'))).toContain('more than 500 columns');
  });

  it('is not one with a cell far away', async () => {
    const far = workbookOfCells({ A1: 'name', A2: 'a', XFD1048576: 'beside' });
    expect(at((await preview(far, 'xlsx')).body, 'data')).toEqual([{ name: 'a' }]);
    const below = workbookOfCells({ A1: 'name', A2: 'a', A1048576: 'below' });
    expect(at((await preview(below, 'xlsx')).body, 'data')).toEqual([
      { name: 'a' },
      { name: 'below' },
    ]);
  });
});

describe('line ends', () => {
  it.each([
    ['mixed', 'name,pages\r\na,1\nb,2\r\nc,3\rd,4\n'],
    ['of one kind, between empty lines', '\nname,pages\n\n\na,1\nb,2\n\nc,3\nd,4'],
  ])('each end a row, %s', async (_kind, file) => {
    const { body } = await preview(file);
    expect(at(body, 'data')).toEqual(
      ['a', 'b', 'c', 'd'].map((name, index) => ({ name, pages: String(index + 1) })),
    );
  });

  it('inside of quotes belong to their cell', async () => {
    const { body } = await preview('name,pages\r\na,"one\r\n""two""\n"\nb 5" long,x\r\n');
    expect(at(body, 'data')).toEqual([
      { name: 'a', pages: 'one\r\n"two"\n' },
      { name: 'b 5" long', pages: 'x' },
    ]);
  });
});

describe('others', () => {
  let started: StartedSandbox;
  beforeAll(async () => {
    started = await startTiny();
  });
  afterAll(() => started.close());

  it('are answered while large files are read', async () => {
    const body = new Uint8Array(
      workbook(Array.from({ length: 12_000 }, (_, index) => [`name ${index}`, index])),
    );
    let reading = 2;
    const large = Array.from({ length: reading }, async () => {
      const headers = { 'content-type': 'text/xlsx' };
      const answer = await fetch(`${started.url}/api/v1/${PREVIEW}`, {
        method: 'POST',
        headers,
        body,
      });
      reading -= 1;
      return answer.status;
    });
    let small = 0;
    while (reading > 0) {
      expect((await fetch(`${started.url}/api/v1/library/labels/`)).status).toBe(200);
      if (reading === 2) small += 1;
    }
    expect(await Promise.all(large)).toEqual([400, 400]);
    // Otherwise one would be answered between two large ones.
    expect(small).toBeGreaterThan(2);
  });
});
