import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * A clock that runs by itself until the end of the test and can be advanced, to test that something does not
 * happen for some time.
 */
export function takeClock(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return async (milliseconds) => {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  };
}
