import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';

const MS_PER_SECOND = 1000;
/** Parameter of the page's address: a moment in seconds since 1970, at which the recording begins to play. */
export const MOMENT = 'at';
/** The tab of a session with its player. */
export const REPLAY_TAB = 'replay';

/** @param at the parameter of the address; anything but a number is ignored */
export function playedSession(
  session: RecordOf<'terminal.session'> & { readonly id?: unknown },
  at: string | null,
) {
  const moment = at === null || at === '' ? Number.NaN : Number(at);
  return {
    id: String(session.id),
    /** In seconds since 1970. */
    startedAt: (readDate(session.date_start)?.getTime() ?? 0) / MS_PER_SECOND,
    /** The moment that the address names. */
    openAt: Number.isFinite(moment) ? moment : undefined,
  };
}

/** The session of a recording. */
export type PlayedSession = ReturnType<typeof playedSession>;
