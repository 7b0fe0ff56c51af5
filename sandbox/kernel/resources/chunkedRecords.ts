import type { RecordValues } from '../core/values.ts';
import type { SqlValue } from '../store/database.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import { represent } from './represent.ts';

/** Number of records that are in memory at one time. */
const CHUNK = 500;

/**
 * A large answer: it stores ids, and reads and represents the records in chunks, in order. Records that are
 * deleted meanwhile are left out.
 */
export class ChunkedRecords {
  readonly #resource: ServerResource;
  readonly #rowids: readonly SqlValue[];
  readonly #call: Call;

  constructor(resource: ServerResource, rowids: readonly SqlValue[], call: Call) {
    this.#resource = resource;
    this.#rowids = rowids;
    this.#call = call;
  }

  *chunks(): Generator<readonly RecordValues[]> {
    for (let start = 0; start < this.#rowids.length; start += CHUNK) {
      yield this.#read(this.#rowids.slice(start, start + CHUNK));
    }
  }

  #read(rowids: readonly SqlValue[]): readonly RecordValues[] {
    const { table } = this.#resource;
    const rows = this.#call.sandbox.database.all(
      `SELECT t.* FROM json_each(?) AS wanted JOIN ${table} AS t ON t.rowid = wanted.value
       ORDER BY wanted.key`,
      [JSON.stringify(rowids)],
    );
    return represent(this.#resource, rows, this.#call);
  }
}

/**
 * The answer as JSON text, in chunks.
 *
 * @param page what stands before the records, and the name of their field
 */
export function* chunkedJson(
  records: ChunkedRecords,
  page?: { readonly rest: Readonly<Record<string, unknown>>; readonly rows: string },
): Generator<string> {
  yield page ? `${JSON.stringify({ ...page.rest, [page.rows]: [] }).slice(0, -2)}` : '[';
  let separator = '';
  for (const chunk of records.chunks()) {
    if (chunk.length === 0) continue;
    yield separator + JSON.stringify(chunk).slice(1, -1);
    separator = ',';
  }
  yield page ? ']}' : ']';
}
