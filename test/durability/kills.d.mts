/** Starts a server on one folder again and again, and kills it while it is written to. */
export function killAgainAndAgain(
  command: readonly string[],
  options: { readonly kills: number; readonly seed: number },
): Promise<{
  readonly acknowledged: number;
  /** Acknowledged writes that were lost, deletes that came undone. */
  readonly wrong: readonly string[];
  /** What the database says of itself at the end. */
  readonly intact: string;
}>;
