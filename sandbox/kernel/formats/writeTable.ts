import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { ChunkedRecords } from '../resources/chunkedRecords.ts';
import type { ServerResource, Call } from '../core/sandbox.ts';
import { pageOf } from '../resources/paging.ts';
import { formatDateTime } from '../wire/dates.ts';
import { columnsOf, templateOf, titleOf } from './columns.ts';
import type { FileFormat } from './format.ts';
import { cellText } from './pythonText.ts';
import { writeXlsx } from './xlsxFile.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** Source: protocol, section 6.3. */
const MAXIMUM_ROWS = 10_000;
/** An import template has one record as an example. */
const EXAMPLE_ROWS = 1;

/** A workbook is written at once, CSV in chunks. */
const WRITERS = {
  csv: (lots: Lots) => Readable.from(writeCsv(lots)),
  xlsx: (lots: Lots) => writeXlsx(lots),
} as const;

/** Rows in chunks. */
type Lots = Iterable<readonly (readonly string[])[]>;

/** The call, limited to the number of records that its file may have. */
export function limitedCall(call: Call): Call {
  const page = pageOf(call);
  const query = new URLSearchParams(call.query);
  const rows = templateOf(call) === 'import' ? EXAMPLE_ROWS : MAXIMUM_ROWS;
  query.set('limit', String(Math.min(page?.limit ?? rows, rows)));
  // Without a valid limit the server does not page and ignores the offset.
  if (!page) query.delete('offset');
  return { ...call, query };
}

/** Writes an answer as a file: the titles of the template's columns, then one row per record. */
export function writeTable(
  resource: ServerResource,
  body: unknown,
  call: Call,
  format: FileFormat,
) {
  const columns = columnsOf(resource, call);
  const titles = columns.map((field) => titleOf(field, resource, call));
  const name = fileName(resource, call, format);
  function* lots() {
    yield [titles];
    for (const records of recordsOf(body)) {
      yield records.map((record) => {
        const values = new Map<string, unknown>(Object.entries(record));
        return columns.map((field) => cellText(values.get(field.name)));
      });
    }
  }
  return {
    content: WRITERS[format](lots()),
    headers: { 'Content-Disposition': `attachment; filename="${name}"` },
  };
}

/** The records of an array or a single record; large answers in chunks. */
function recordsOf(body: unknown): Iterable<readonly object[]> {
  if (body instanceof ChunkedRecords) return body.chunks();
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body)) return [body.filter(isRecord)];
  return [[body]];
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** `usergroup_2026-11-21_22-59-32.csv`, in the time zone of the request. */
function fileName(resource: ServerResource, call: Call, format: FileFormat): string {
  const model = resource.behaviour.fileName ?? resource.id.split('.').at(-1);
  const [date = '', time = ''] = formatDateTime(call.now, call.timeZone).split(' ');
  return `${model}_${date.replaceAll('/', '-')}_${time.replaceAll(':', '-')}.${format}`;
}

/** Writes a CSV file with a byte order mark, in chunks of rows. */
function* writeCsv(lots: Lots): Generator<string> {
  yield BYTE_ORDER_MARK;
  for (const rows of lots) {
    if (rows.length === 0) continue;
    yield `${Papa.unparse(
      rows.map((row) => [...row]),
      { newline: '\r\n' },
    )}\r\n`;
  }
}
