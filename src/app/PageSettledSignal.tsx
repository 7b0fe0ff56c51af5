import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { pageIsSettled } from '../shell/afterPage.ts';

/** Stands beside a page, and tells once it is drawn and nothing of it is still being fetched. */
export function PageSettledSignal(): ReactNode {
  const queries = useQueryClient();
  const calls = useIsFetching();
  useEffect(() => {
    // Asked again: effects of the page, which run before this one, may have begun a call.
    if (calls === 0 && queries.isFetching() === 0) pageIsSettled();
  }, [calls, queries]);
  return null;
}
