import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Is the calling page still shown, with no navigation under way? A late answer must not navigate
 * away from another page.
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
