import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Is the page that asked still on show, and nobody on the way to another? An answer may come when the
 * person has gone on: it must not take them away from where they are going.
 */
export function useIsPageShown(): () => boolean {
  const { state } = useNavigation();
  const here = useRef(true);
  useEffect(() => {
    here.current = state === 'idle';
    return () => {
      here.current = false;
    };
  }, [state]);
  return useCallback(() => here.current, []);
}
