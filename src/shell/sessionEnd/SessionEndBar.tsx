import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { useCall } from '../../pages/useCall.ts';
import type { SessionEnding } from '../../session/sessionEnd.ts';
import { watchSession, type SessionWatch } from '../../session/watchSession.ts';
import { PushButton } from '../../theme/buttons.ts';
import { Banner } from '../alerts/Banner.tsx';
import { Line, Place } from './barParts.ts';
import { watchEnvironment } from './environment.ts';
import { useText } from '../../i18n/useText.ts';

/** Warns before the session ends, says why, and extends it (WCAG 2.2, criterion 2.2.1). */
export function SessionEndBar(): ReactNode {
  const translate = useText();
  const says = useEndingText();
  const [ending, setEnding] = useState<SessionEnding>();
  const { busy, run } = useCall();
  const watch = useRef<SessionWatch>(undefined);
  useEffect(() => {
    const own = watchSession(watchEnvironment, setEnding);
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
          <PushButton type="button" look="filled" disabled={busy} onClick={() => void stay()}>
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
