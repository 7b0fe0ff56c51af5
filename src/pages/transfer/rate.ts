/** Fewer rows are not enough for an estimate. */
const ENOUGH_ROWS = 3;
const SECOND_MS = 1000;

interface Rate {
  /** Counts a finished row. */
  settled(nowMs: number): void;
  /** Rows per second; undefined until enough rows are finished. */
  perSecond(): number | undefined;
}

/** Measures the rate of finished rows from now on. */
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
