import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';

/** States of a component (spec 2, section 4). */
const STATES = ['normal', 'high', 'critical', 'offline'] as const;
const WHOLE_PERCENT = 100;

/** Percentages of components in each state; states without any are left out. */
export function sharesOf(counts: RecordOf<'terminal.componentload'>) {
  const total = Number(counts.total ?? 0);
  if (!(total > 0)) return [];
  return STATES.map((state) => ({
    state,
    percent: (Number(counts[state] ?? 0) / total) * WHOLE_PERCENT,
  })).filter(({ percent }) => percent > 0);
}
