import { apiFacts } from '#project/generated/api.ts';

/** By the rows of an answer. */
const totals = new WeakMap<object, number>();

/** Notes what a header says about the rows of an answer, where the API says it there. */
export function noteTotal(rows: unknown, headers: Headers, { list: { total } } = apiFacts): void {
  if (typeof total !== 'object' || !Array.isArray(rows)) return;
  const said = Number(headers.get(total.header));
  if (said) totals.set(rows, said);
}

/** The number of all rows, as a header said it. */
export function totalOf(rows: object): number | undefined {
  return totals.get(rows);
}
