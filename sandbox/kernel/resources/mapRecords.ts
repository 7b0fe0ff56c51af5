import type { RecordValues, Reply } from '../core/values.ts';

/** Changes each record of an answer, which may be a page or a bare array. */
export function mapRecords(reply: Reply, change: (record: RecordValues) => RecordValues): Reply {
  const { body, page } = reply;
  const each = (records: readonly unknown[]) =>
    records.map((one) => change(typeof one === 'object' && one !== null ? { ...one } : {}));
  if (Array.isArray(body)) return { ...reply, body: each(body) };
  if (!page) return reply;
  return {
    ...reply,
    page: { ...page, results: Array.isArray(page.results) ? each(page.results) : [] },
  };
}
