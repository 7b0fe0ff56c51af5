import type { RecordedServer } from './recording.ts';

/** An expected difference from the recorded server: a setting or field that only we have. */
export interface ExpectedDifference {
  /** Keys of the requests with this difference: `GET settings/public/`. */
  readonly requests: RegExp;
  /** The difference, as a failing replay prints it. */
  readonly difference: string;
  readonly because: string;
}

/** Like `manifest/drift.yaml` for `drift`: all other differences are errors. */
export const EXPECTED_DIFFERENCES: Readonly<Record<RecordedServer, readonly ExpectedDifference[]>> =
  {
    'v2.23': [],
    'v2.28': [],
  };

export function unexplained(
  key: string,
  differences: readonly string[],
  meant: readonly ExpectedDifference[],
): readonly string[] {
  return differences.filter(
    (text) => !meant.some((one) => one.requests.test(key) && one.difference === text),
  );
}

/** Expected differences that no answer has. */
export function outdated(
  found: ReadonlyMap<string, readonly string[]>,
  meant: readonly ExpectedDifference[],
): readonly ExpectedDifference[] {
  return meant.filter(
    ({ requests, difference }) =>
      ![...found].some(([key, texts]) => requests.test(key) && texts.includes(difference)),
  );
}
