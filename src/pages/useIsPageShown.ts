import { useCallback, useEffect, useRef } from 'react';
import { isUnderWay } from '../session/quietRouter.ts';

/**
 * Is the calling page still shown, with no navigation under way? A late answer must not navigate
 * away from another page.
 */
export function useIsPageShown(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current && !isUnderWay(), []);
}
