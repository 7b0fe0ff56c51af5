import { omit } from 'es-toolkit/object';
import type { RaRecord } from 'ra-core';
import type { ApiFacts } from '../../codegen/model/server.ts';
import type { CallAddress } from './apiAddress.ts';
import { inWords, readPage } from './listCall.ts';
import { readRows, type RowRange } from './readRows.ts';
import { recordsByIds } from './recordsByIds.ts';
import type { Query, RequestFunction, RequestOptions } from './request.ts';

/** Rows among which words are looked for where the server does not look itself. */
const SEARCHED_AT_MOST = 1000;
/** As many as an address holds. */
const STEP = 100;

/**
 * A page of options where the server cannot be asked for it: of these ids, where it keeps no selections; or with these
 * words, where it has no search.
 */
export async function foreignOptions(
  request: RequestFunction,
  from: CallAddress,
  { ids, search, offset = 0, limit, ...rest }: Query,
  call: Pick<RequestOptions, 'quiet' | 'signal'>,
  facts: ApiFacts,
): Promise<{ readonly data: readonly RaRecord[]; readonly total: number }> {
  if (ids !== undefined) {
    const wanted = [ids].flat().map(String);
    const steps = Array.from({ length: Math.ceil(wanted.length / STEP) }, (_, at) =>
      recordsByIds<RaRecord>(
        request,
        from,
        wanted.slice(at * STEP, (at + 1) * STEP),
        { ...call, query: rest },
        facts,
      ),
    );
    const data = (await Promise.all(steps)).flat();
    return { data, total: data.length };
  }
  const ask = async (range: RowRange) => {
    const query = inWords({ ...rest, ...range }, facts);
    return readPage(await request(from, { ...call, query }), range, facts);
  };
  const page = { offset: Number(offset), limit: Number(limit ?? STEP) };
  const words = String(search).toLowerCase().split(/\s+/);
  const { data } = await readRows(ask, {
    most: SEARCHED_AT_MOST,
    size: facts.list.most ?? STEP,
    signal: call.signal,
  });
  const found = data.filter((row) => {
    const text = Object.values(omit(row, ['id']))
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return { data: found.slice(page.offset, page.offset + page.limit), total: found.length };
}
