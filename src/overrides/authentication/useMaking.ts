import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useState } from 'react';
import { useFailureText } from '../../pages/useFailureText.ts';

export interface Making<Made> {
  /** What was made last, until it has been seen. */
  readonly made: Made | undefined;
  readonly busy: boolean;
  make(): Promise<void>;
  seen(): void;
}

/** Makes something, reads the lists anew, and keeps what was made until it has been seen. */
export function useMaking<Made>(create: () => Promise<Made>): Making<Made> {
  const queries = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  const [made, setMade] = useState<Made>();
  const [busy, setBusy] = useState(false);
  const make = useCallback(async () => {
    setBusy(true);
    try {
      setMade(await create());
      void queries.invalidateQueries();
    } catch (error) {
      const message = failureText(error);
      if (message) notify(message, { type: 'error', multiLine: true });
    } finally {
      setBusy(false);
    }
  }, [create, failureText, notify, queries]);
  const seen = useCallback(() => setMade(undefined), []);
  return { made, busy, make, seen };
}
