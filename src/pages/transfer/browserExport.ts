import { apiFacts } from '#project/generated/api.ts';
import { uniq } from 'es-toolkit/array';
import type { RaRecord } from 'ra-core';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Text } from '../../../codegen/model/text.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { readRows } from '../../api/readRows.ts';
import { canLookUp, optionOf } from '../../fields/options.ts';
import { isOptionValue, type OptionValue } from '../../fields/optionValue.ts';
import { plainText } from '../../fields/values.ts';
import { csvTable, workbookTable } from './cellTable.ts';
import type { ExportRows, FileFormat, ListedRows } from './exportCall.ts';
import { FILE_TYPES } from './failedFile.ts';

/** As many as a server writes into a file (`transfer.exportLimit`). */
const MOST_ROWS = 10_000;
/** Rows, or names of references, that one call asks for where the server says nothing of it. */
const STEP = 100;

interface BrowserExport {
  readonly provider: ConsoleDataProvider;
  readonly resource: string;
  readonly fields: readonly FieldModel[];
  readonly list: ListedRows;
  readonly rows: ExportRows;
  /** The selected records. */
  readonly selected: readonly RaRecord[];
  readonly format: FileFormat;
  readonly text: (text: Text) => string;
}

/** The file of a list whose server writes none: its rows, read page by page, with the texts that people see. */
export async function browserExport(given: BrowserExport): Promise<Blob> {
  const { fields, rows, selected, format, text } = given;
  const records = rows === 'selected' ? selected : await allRows(given);
  const columns = fields.filter(({ writeOnly, pageOnly }) => !writeOnly && !pageOnly);
  const named = await Promise.all(columns.map((field) => namesIn(field, records, given.provider)));
  const table = format === 'csv' ? csvTable() : await workbookTable();
  table.write([
    columns.map(({ label }) => text(label)),
    ...records.map((record) =>
      columns.map((field, at) => cellOf(field, record, named[at] ?? NO_NAMES, text)),
    ),
  ]);
  return table.save(FILE_TYPES[format]);
}

async function allRows({
  provider,
  resource,
  list: { where, asked, order },
  rows,
}: BrowserExport): Promise<readonly RaRecord[]> {
  const sort = {
    field: order?.replace(/^-/, '') ?? '',
    order: order?.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
  };
  const read = await readRows(
    ({ offset, limit }) =>
      provider
        .getList(resource, {
          pagination: { page: offset / limit + 1, perPage: limit },
          sort,
          filter: { ...(rows === 'filtered' && asked), ...where },
        })
        .then(({ data, total = data.length }) => ({ data, total })),
    { most: MOST_ROWS, size: Math.min(apiFacts.list.most ?? STEP, STEP), even: true },
  );
  return read.data;
}

type Names = ReadonlyMap<OptionValue, string>;
const NO_NAMES: Names = new Map();

/** The names of the records that a field refers to, where the rows do not have them. */
async function namesIn(
  { name, display, options }: FieldModel,
  records: readonly RaRecord[],
  provider: ConsoleDataProvider,
): Promise<Names> {
  if (display !== undefined || !options || !canLookUp(options)) return NO_NAMES;
  const ids = uniq(records.flatMap((record) => [record[name]].flat()).filter(isOptionValue));
  const parts = Array.from({ length: Math.ceil(ids.length / STEP) }, (_, at) =>
    ids.slice(at * STEP, (at + 1) * STEP),
  );
  const found = await Promise.all(
    parts.map((part) => provider.options(modelAddress(options.from), { ids: part })),
  );
  const known = found.flatMap(({ data }) => data.map((one) => optionOf(one, options)));
  return new Map(known.map(({ value, label }) => [value, label]));
}

function cellOf(
  { name, display, choices = [] }: FieldModel,
  record: RaRecord,
  names: Names,
  text: BrowserExport['text'],
): string {
  const value: unknown = record[name];
  if (display !== undefined && record[display] !== undefined) return plainText(record[display]);
  const said = [value].flat().map((one: unknown) => {
    const choice = choices.find((candidate) => candidate.value === one);
    if (choice) return text(choice.label);
    if (typeof one === 'boolean') return text(one ? 'pages.value.yes' : 'pages.value.no');
    return (isOptionValue(one) && names.get(one)) || plainText(one);
  });
  return said.join(', ');
}
