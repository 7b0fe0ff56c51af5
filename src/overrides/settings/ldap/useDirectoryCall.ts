import { useNotify } from 'ra-core';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** Runs one call about the directory at a time and shows the server's message. */
export function useDirectoryCall() {
  const text = useText();
  const notify = useNotify();
  const { busy, run } = useCall((message, error) => {
    // A failed import lists the failures: `{errors: […]}`.
    const lines = isApiError(error) ? Object.values(error.fields ?? {}) : [];
    const said = [message, ...lines].filter(Boolean).join('\n');
    if (said) notify(said, { type: 'error' });
  });
  return {
    busy,
    run: (call: () => Promise<string>) =>
      run(async () => {
        notify((await call()) || text('ldap.done'), { type: 'success' });
      }),
  };
}
