import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFailureText } from '../../pages/useFailureText.ts';

/**
 * Makes something as soon as its dialog opens, and reads the lists anew.
 *
 * @param create gives what was made; undefined where there is nothing to show of it
 * @param onClose told when there is nothing to show, or nothing was made
 * @returns what was made, once it is
 */
export function useCreated<Made>(
  create: () => Promise<Made | undefined>,
  onClose: () => void,
): Made | undefined {
  const queries = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  const [made, setMade] = useState<Made>();
  const begun = useRef(false);
  const run = useEffectEvent(async () => {
    try {
      const created = await create();
      void queries.invalidateQueries();
      if (created === undefined) onClose();
      else setMade(created);
    } catch (error) {
      const message = failureText(error);
      if (message) notify(message, { type: 'error', multiLine: true });
      onClose();
    }
  });
  useEffect(() => {
    // Development draws everything twice: one press makes one.
    if (begun.current) return;
    begun.current = true;
    void run();
  }, []);
  return made;
}
