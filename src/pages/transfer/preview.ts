import { apiFacts } from '#project/generated/api.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { unexpectedBody } from '../../api/errorMessages.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import type { Query, RequestFunction } from '../../api/request.ts';
import { plainTitle, type ImportColumn, type RowValues } from './importRow.ts';
import { isObject, objectOf } from '../../api/unknownValues.ts';

/** The parsed file. */
export interface Preview {
  readonly columns: readonly ImportColumn[];
  /** Titles of columns that are not imported: read-only or unknown. */
  readonly ignored: readonly string[];
  readonly rows: readonly RowValues[];
}

/**
 * Asks the server to parse a file; writes nothing (spec 1, section 7).
 *
 * @throws ApiError with the server's message when the file is broken or too large
 */
export async function requestPreview(
  request: RequestFunction,
  address: string,
  file: Blob,
  options: { readonly contentType: string; readonly query: Query },
  fields: readonly FieldModel[],
): Promise<Preview> {
  const body = await request(modelAddress(address, apiFacts.preview), {
    method: 'POST',
    headers: { 'Content-Type': options.contentType },
    query: options.query,
    body: file,
    quiet: true,
    harmless: true,
  });
  return readPreview(body, fields);
}

/** @throws ApiError for anything but titles and rows */
export function readPreview(body: unknown, fields: readonly FieldModel[]): Preview {
  const { title, data } = objectOf(body);
  if (!Array.isArray(title) || !Array.isArray(data)) throw unexpectedBody(body);
  const pairs = title.map((pair): readonly [string, string] =>
    Array.isArray(pair) ? [String(pair[0] ?? ''), String(pair[1] ?? '')] : ['', ''],
  );
  const columns = columnsOf(pairs, fields);
  const used = new Set(columns.map(({ title: text }) => text));
  return {
    columns,
    ignored: pairs.map(([text]) => text).filter((text) => text !== '' && !used.has(text)),
    rows: data.filter(isObject),
  };
}

function columnsOf(
  pairs: readonly (readonly [string, string])[],
  fields: readonly FieldModel[],
): readonly ImportColumn[] {
  const seen = new Set<string>();
  return pairs.flatMap(([title, field]): ImportColumn[] => {
    if (field === '' || seen.has(field)) return [];
    seen.add(field);
    const model = fields.find(({ name }) => name === field);
    return [
      {
        field,
        title,
        label: plainTitle(title),
        secret: isSecret(field, model),
        ...(model && { model }),
      },
    ];
  });
}

function isSecret(name: string, model: FieldModel | undefined): boolean {
  return (
    apiFacts.names.secret.includes(name) ||
    model?.type === 'secret' ||
    model?.encrypted === true ||
    model?.writeOnly === true
  );
}
