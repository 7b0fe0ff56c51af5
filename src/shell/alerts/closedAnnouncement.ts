import { createPersonalStorage } from '../../session/personalStorage.ts';

const CLOSED_KEY = 'gatehouse.announcement';

/** Id of the announcement that each person closed last in this browser. */
export const closedAnnouncement = createPersonalStorage(
  {
    getItem: (key) => globalThis.localStorage.getItem(key),
    setItem: (key, value) => globalThis.localStorage.setItem(key, value),
  },
  CLOSED_KEY,
);
