import { afterAll, afterEach, expect } from 'vitest';
import { WAIT_LIMIT_MS } from '../limits.mjs';

// Only tests that render load the library, which is slow.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { cleanup, configure, getConfig } = await import('@testing-library/react');
  const { getElementError } = getConfig();
  /** The library's error prints the whole page; it does so only when the message is read. */
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
  configure({ asyncUtilTimeout: WAIT_LIMIT_MS, getElementError: errorUnread });
  // What a test has drawn is not there in the next one.
  afterEach(cleanup);
  afterAll(() => {
    configure({ getElementError });
  });
}
