import { afterEach, vi } from 'vitest';

// Tests of a worker share a clock; globals and calls of mocks are cleared by `vitest.config.ts`.
afterEach(() => {
  vi.useRealTimers();
});
