import { useEffect, useState } from 'react';

/** Alerts count days, so an hour is precise enough. */
const EVERY_MS = 3_600_000;

/** The current time, updated hourly. Milliseconds since 1970. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
