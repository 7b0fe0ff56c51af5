import { expect } from 'vitest';

/** Milliseconds that a test of what is drawn waits for it: a machine with other work is slow. */
const PATIENCE_MS = 15_000;

// Only tests that draw load the library, which takes its time.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
