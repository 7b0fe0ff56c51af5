import type { RecordValues, Reply } from '../core/values.ts';

/** Changes each record of an answer, which may be a page or a bare array. */
export function mapRecords(reply: Reply, change: (record: RecordValues) => RecordValues): Reply {
  const { body } = reply;
  const each = (records: readonly unknown[]) =>
    records.map((one) => change(typeof one === 'object' && one !== null ? { ...one } : {}));
  if (Array.isArray(body)) return { ...reply, body: each(body) };
  if (typeof body !== 'object' || body === null || !('results' in body)) return reply;
  return {
    ...reply,
    body: { ...body, results: Array.isArray(body.results) ? each(body.results) : [] },
  };
}
