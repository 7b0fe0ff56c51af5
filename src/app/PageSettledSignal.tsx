import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { pageIsSettled } from '../i18n/afterPage.ts';

/** Signals that a page is rendered and has no call running. */
export function PageSettledSignal(): ReactNode {
  const queries = useQueryClient();
  const calls = useIsFetching();
  useEffect(() => {
    // Checked again here, because effects of the page run first and may have started a call.
    if (calls === 0 && queries.isFetching() === 0) pageIsSettled();
  }, [calls, queries]);
  return null;
}
