import { api } from '../../api/client.ts';
import { fetchProfile, storage, sessionMarkEnvironment } from '../../session/browser.ts';
import { cookieExpiry } from '../../session/cookieExpiry.ts';
import { SESSION_TIMES_KEY } from '../../session/sessionTimes.ts';
import type { WatchEnvironment } from '../../session/watchSession.ts';

/** The environment of `watchSession` in the browser. */
export const watchEnvironment: WatchEnvironment = {
  ...sessionMarkEnvironment,
  now: Date.now,
  storage,
  cookieExpiry,
  onAnswer: api.onAnswer,
  onShared: (listener) => {
    const hear = ({ key }: StorageEvent) => {
      if (key === SESSION_TIMES_KEY) listener();
    };
    globalThis.addEventListener('storage', hear);
    return () => globalThis.removeEventListener('storage', hear);
  },
  check: fetchProfile,
};
