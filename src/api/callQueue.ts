/** Runs calls, a few at a time, in the order in which they came. */
type CallQueue = <T>(call: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * A queue of calls. One that is aborted while it waits is never made.
 *
 * @param atOnce calls that run at the same time
 */
export function createCallQueue(atOnce: number): CallQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        running += 1;
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal.reason);
      };
      if (signal.aborted) reject(signal.reason);
      else if (running < atOnce) start();
      else {
        waiting.push(start);
        signal.addEventListener('abort', leave, { once: true });
      }
    });
  return async (call, signal) => {
    await turn(signal);
    try {
      return await call();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
