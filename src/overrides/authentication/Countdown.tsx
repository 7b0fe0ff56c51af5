import { useEffect, useState } from 'react';
import { timeLeft } from './timeLeft.ts';
import { useText } from '../../i18n/useText.ts';

const TICK_MS = 1000;

/** Counts down to a moment; announces only its end. */
export function Countdown({ until }: { readonly until: number }) {
  const text = useText();
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [over]);
  // Screen readers announce the end, not every second (WCAG 2.2, criterion 4.1.3).
  return over ? (
    <p role="status">{text('profile.temporary.over')}</p>
  ) : (
    <p role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {text('profile.temporary.left', { time: timeLeft(until - now) })}
    </p>
  );
}
