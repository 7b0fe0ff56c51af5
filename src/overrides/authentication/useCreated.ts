import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';

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
  const { run: call } = useCall();
  const [made, setMade] = useState<Made>();
  const begun = useRef(false);
  const run = useEffectEvent(async () => {
    const succeeded = await call(async () => {
      const created = await create();
      void queries.invalidateQueries();
      if (created === undefined) onClose();
      else setMade(created);
    });
    if (!succeeded) onClose();
  });
  useEffect(() => {
    // In development effects run twice: one press creates one.
    if (begun.current) return;
    begun.current = true;
    void run();
  }, []);
  return made;
}
