import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';

const MS_PER_SECOND = 1000;

/**
 * Duration of a session, up to now while it is running (spec 2, section 3; contract: audit, section
 * 1).
 *
 * @param now milliseconds since 1970
 * @returns undefined for a session without a start
 */
export function secondsOf(session: RecordOf<'terminal.session'>, now: number): number | undefined {
  const start = momentOf(session.date_start);
  if (start === undefined) return undefined;
  const end = momentOf(session.date_end) ?? now;
  return Math.max(0, end - start) / MS_PER_SECOND;
}

function momentOf(value: unknown): number | undefined {
  return typeof value === 'string' ? readDate(value)?.getTime() : undefined;
}
