import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFailureText } from '../../pages/useFailureText.ts';

/**
 * Creates something when its dialog opens, and refetches the lists.
 *
 * @param create returns undefined when there is nothing to show
 * @param onClose called when there is nothing to show, or the creation failed
 * @returns what was created
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
    // In development effects run twice: one press creates one.
    if (begun.current) return;
    begun.current = true;
    void run();
  }, []);
  return made;
}
