/** Fewer rows say nothing about how fast it goes. */
const ENOUGH_ROWS = 3;
const SECOND_MS = 1000;

export interface Rate {
  /** One more row is settled. */
  settled(nowMs: number): void;
  /** Rows a second; undefined until enough of them are settled. */
  perSecond(): number | undefined;
}

/** Measures how fast rows are settled, from now on. */
export function createRate(startMs: number): Rate {
  let rows = 0;
  let lastMs = startMs;
  return {
    settled: (nowMs) => {
      rows += 1;
      lastMs = nowMs;
    },
    perSecond: () =>
      rows < ENOUGH_ROWS || lastMs <= startMs ? undefined : (rows * SECOND_MS) / (lastMs - startMs),
  };
}
