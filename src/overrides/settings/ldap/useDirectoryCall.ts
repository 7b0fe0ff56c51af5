import { useNotify } from 'ra-core';
import { useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import { useFailureText } from '../../../pages/useFailureText.ts';
import { useText } from '../../../i18n/useText.ts';

/** Runs one call about the directory at a time and shows the server's message. */
export function useDirectoryCall() {
  const text = useText();
  const notify = useNotify();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const run = async (call: () => Promise<string>): Promise<boolean> => {
    setBusy(true);
    try {
      notify((await call()) || text('ldap.done'), { type: 'success' });
      return true;
    } catch (error) {
      // A failed import lists the failures: `{errors: […]}`.
      const lines = isApiError(error) ? Object.values(error.fields ?? {}) : [];
      const message = [failureText(error), ...lines].filter(Boolean).join('\n');
      if (message) notify(message, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
