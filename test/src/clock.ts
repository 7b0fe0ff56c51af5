import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Until the end of this test its clock goes on by itself, so that nothing that waits is held up, and
 * jumps when the test says so: for what must not happen after some time, nobody sleeps.
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
