import { useNotify } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { api } from '../api/client.ts';
import { useFailureText } from '../pages/useFailureText.ts';

/** Shows failures of calls that are not quiet (spec 1, section 8). */
export function FailureToasts(): ReactNode {
  const notify = useNotify();
  const textOf = useFailureText();
  useEffect(
    () =>
      api.onFailure(({ error }) => {
        const text = textOf(error);
        if (text !== undefined) notify(text, { type: 'error', multiLine: true });
      }),
    [notify, textOf],
  );
  return null;
}
