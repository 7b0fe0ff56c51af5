/** A difference from the recorded server that is meant: a setting or a field that only we have. */
export interface ExpectedDifference {
  /** The requests whose answers differ, by their keys: `GET settings/public/`. */
  readonly requests: RegExp;
  /** The difference, in the words that a red replay prints. */
  readonly difference: string;
  readonly because: string;
}

/** As `manifest/drift.yaml` does for `drift`: what is not here, and differs, is a mistake. */
export const EXPECTED_DIFFERENCES: readonly ExpectedDifference[] = [];

/** The differences that nothing explains. */
export function unexplained(
  key: string,
  differences: readonly string[],
  meant: readonly ExpectedDifference[] = EXPECTED_DIFFERENCES,
): readonly string[] {
  return differences.filter(
    (text) => !meant.some((one) => one.requests.test(key) && one.difference === text),
  );
}

/** The explanations of what no answer differs in any more. */
export function outdated(
  found: ReadonlyMap<string, readonly string[]>,
  meant: readonly ExpectedDifference[] = EXPECTED_DIFFERENCES,
): readonly ExpectedDifference[] {
  return meant.filter(
    ({ requests, difference }) =>
      ![...found].some(([key, texts]) => requests.test(key) && texts.includes(difference)),
  );
}
