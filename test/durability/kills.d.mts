/** Repeatedly starts a server on the same folder and kills it during writes. */
export function killAgainAndAgain(
  command: readonly string[],
  options: { readonly kills: number; readonly seed: number },
): Promise<{
  readonly acknowledged: number;
  /** Acknowledged writes that were lost, and deletes that were undone. */
  readonly wrong: readonly string[];
  /** Result of the database's integrity check at the end. */
  readonly intact: string;
}>;
