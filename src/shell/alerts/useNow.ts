import { useEffect, useState } from 'react';

/** Alerts count in days: a tab that stays open notices within the hour. */
const EVERY_MS = 3_600_000;

/** The present moment, now and then. Milliseconds since 1970. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
