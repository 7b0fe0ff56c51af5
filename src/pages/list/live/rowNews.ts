import type { RaRecord } from 'ra-core';

/** Announcements come at most this often, however often the rows change. */
export const ANNOUNCED_EVERY_MS = 15_000;

/** How many rows have come, and how many have gone. */
export interface RowNews {
  readonly come: number;
  readonly gone: number;
}

export const NO_NEWS: RowNews = { come: 0, gone: 0 };

/** Compares two answers of one list by the ids of their rows. */
export function rowNews(
  before: readonly Pick<RaRecord, 'id'>[],
  after: readonly Pick<RaRecord, 'id'>[],
): RowNews {
  const idsBefore = new Set(before.map(({ id }) => id));
  const idsAfter = new Set(after.map(({ id }) => id));
  return {
    come: after.filter(({ id }) => !idsBefore.has(id)).length,
    gone: before.filter(({ id }) => !idsAfter.has(id)).length,
  };
}

interface Announcer {
  /** @returns what is to be announced now, together with what was held back; undefined for nothing */
  hear(news: RowNews, now: number): RowNews | undefined;
}

/** Collects news, so that a busy list does not talk all the time. */
export function createAnnouncer(): Announcer {
  let waiting = NO_NEWS;
  let said = -Infinity;
  return {
    hear: ({ come, gone }, now) => {
      waiting = { come: waiting.come + come, gone: waiting.gone + gone };
      const nothing = waiting.come === 0 && waiting.gone === 0;
      if (nothing || now - said < ANNOUNCED_EVERY_MS) return undefined;
      const due = waiting;
      waiting = NO_NEWS;
      said = now;
      return due;
    },
  };
}
