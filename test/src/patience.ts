import { afterAll, expect } from 'vitest';

/** Milliseconds that a test of what is drawn waits for it: a machine with other work is slow. */
const PATIENCE_MS = 15_000;

// Only tests that draw load the library, which takes its time.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure, getConfig } = await import('@testing-library/react');
  const { getElementError } = getConfig();
  /** The error of the library, which prints the whole page: not for each look in vain, but when it is read. */
  const errorUnread: typeof getElementError = (message, container) => {
    const error = new Error(message ?? '');
    Error.captureStackTrace(error, errorUnread);
    error.name = 'TestingLibraryElementError';
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
      set: (value: string) => {
        Object.defineProperty(error, 'message', { value, writable: true });
      },
    });
  };
  configure({ asyncUtilTimeout: PATIENCE_MS, getElementError: errorUnread });
  afterAll(() => {
    configure({ getElementError });
  });
}
