import { sessionFacts } from '#project/generated/session.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { useCall } from '../../pages/useCall.ts';
import type { SessionEnding } from '../../session/sessionEnd.ts';
import { watchSession, type WatchEnvironment } from '../../session/watchSession.ts';
import { PushButton } from '../../theme/buttons.ts';
import { Banner } from '../alerts/Banner.tsx';
import { Line, Place } from './barParts.ts';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../api/client.ts';
import { fetchProfile, storage, sessionMarkEnvironment } from '../../session/browser.ts';
import { SESSION_TIMES_KEY } from '../../session/sessionTimes.ts';
import { numberOf, objectOf } from '../../api/unknownValues.ts';

/** The environment of `watchSession` in the browser. */
const watchEnvironment: Omit<WatchEnvironment, 'markCookie'> = {
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

/** Warns before the session ends, says why, and extends it (WCAG 2.2, criterion 2.2.1). */
export function SessionEndBar(): ReactNode {
  const translate = useText();
  const says = useEndingText();
  const [ending, setEnding] = useState<SessionEnding>();
  const { busy, run } = useCall();
  const watch = useRef<ReturnType<typeof watchSession>>(undefined);
  useEffect(() => {
    const { mark } = sessionFacts;
    // Without a mark nobody knows when the session ends.
    if (mark === undefined) return undefined;
    const own = watchSession({ ...watchEnvironment, markCookie: mark }, setEnding);
    watch.current = own;
    return () => own.stop();
  }, []);

  const stay = () => run(async () => watch.current?.stay(), { done: translate('session.stayed') });

  if (!ending) return null;
  return (
    <Place>
      <Banner severity={ending.because === 'gone' ? 'error' : 'warning'}>
        <Line>
          <span>{says(ending)}</span>
          <PushButton look="filled" disabled={busy} onClick={() => void stay()}>
            {translate('session.stay')}
          </PushButton>
        </Line>
      </Banner>
    </Place>
  );
}

function useEndingText(): (ending: SessionEnding) => string {
  const text = useText();
  const { date } = useFormats();
  return (ending) => {
    if (ending.because === 'gone') return text('session.gone');
    const time = date(new Date(ending.at));
    return ending.because === 'age'
      ? text('session.age', { time })
      : text('session.idle', { time });
  };
}

/**
 * Expiry of a cookie in milliseconds since 1970; undefined in browsers without a cookie store or
 * without that information.
 */
async function cookieExpiry(name: string): Promise<number | undefined> {
  const store: unknown = Reflect.get(globalThis, 'cookieStore');
  if (!hasGet(store)) return undefined;
  try {
    return numberOf(objectOf(await store.get(name))['expires']);
  } catch {
    // Refused, for example on an insecure origin.
    return undefined;
  }
}

function hasGet(store: unknown): store is { get(name: string): Promise<unknown> } {
  return (
    typeof store === 'object' && store !== null && 'get' in store && typeof store.get === 'function'
  );
}
