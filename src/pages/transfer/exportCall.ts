import type { Query, RequestFunction } from '../../api/request.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { storeSelection } from '../../api/resourceCache.ts';
import { savedName } from './saveFile.ts';

export type FileFormat = 'csv' | 'xlsx';
export const FILE_FORMATS: readonly FileFormat[] = ['csv', 'xlsx'];
/** All rows, the selected ones, or those matching the filters (spec 1, section 2.10). */
export type ExportRows = 'all' | 'selected' | 'filtered';

/** The query of the list as shown. */
export interface ListedRows {
  /** Address of the list or of its export. */
  readonly address: string;
  /** Query of every call of this list. */
  readonly where: Readonly<Record<string, string>>;
  /** Filters, search and date range. */
  readonly conditions: Readonly<Record<string, string>>;
  /** The same as the server knows them: those of a chip instead of its name. */
  readonly asked: Readonly<Record<string, string>>;
  /** `name`, or `-name` for descending. */
  readonly order: string | undefined;
  readonly selected: readonly (string | number)[];
}

/** The rows that can be exported (spec 1, section 2.10). */
export function exportable({ conditions, selected }: ListedRows): readonly ExportRows[] {
  const filtered = Object.keys(conditions).length > 0;
  return [
    ...(filtered ? [] : (['all'] as const)),
    ...(selected.length > 0 ? (['selected'] as const) : []),
    ...(filtered ? (['filtered'] as const) : []),
  ];
}

/** A file with the name given by the server. */
interface ServedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Downloads the rows. Without `limit` the server sends as many as it may (spec 1, section 7).
 *
 * @throws ApiError, also when the selection could not be stored
 */
export async function fetchExport(
  request: RequestFunction,
  list: ListedRows,
  rows: ExportRows,
  format: FileFormat,
): Promise<ServedFile> {
  const narrowed: Query =
    rows === 'selected'
      ? { spm: await storeSelection(request, list.selected) }
      : rows === 'filtered'
        ? list.asked
        : {};
  const order = list.order === undefined ? {} : { order: list.order };
  return fetchFile(request, list.address, { ...narrowed, ...order, ...list.where, format });
}

/**
 * Downloads a template: the columns of an import with an example, or those of an update with the
 * rows to change, only the selected ones if there are any (spec 1, section 7).
 */
export async function fetchTemplate(
  request: RequestFunction,
  list: ListedRows,
  template: 'import' | 'update',
  format: FileFormat,
): Promise<ServedFile> {
  const spm =
    template === 'update' && list.selected.length > 0
      ? { spm: await storeSelection(request, list.selected) }
      : {};
  const limit = template === 'import' ? { limit: 1 } : {};
  return fetchFile(request, list.address, { ...list.where, ...spm, format, template, ...limit });
}

async function fetchFile(
  request: RequestFunction,
  address: string,
  query: Query & { readonly format: FileFormat },
): Promise<ServedFile> {
  const { body, headers } = await request<Blob>(modelAddress(address), {
    query,
    expect: 'blob',
    raw: true,
    quiet: true,
  });
  const fallback = `${address.split('/').pop() ?? 'list'}.${query.format}`;
  return { name: savedName(headers.get('Content-Disposition')) ?? fallback, content: body };
}
