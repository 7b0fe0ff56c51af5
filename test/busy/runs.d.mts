/** Tests that are run together, and how often. */
export interface ChosenSet {
  readonly set: string;
  readonly count: number;
}

export type Plan =
  | { readonly ok: true; readonly out: string; readonly sets: readonly ChosenSet[] }
  | { readonly ok: false; readonly problem: string };

/** Run number `run` of `of`. */
export interface Run {
  readonly set: string;
  readonly run: number;
  readonly of: number;
}

export const USAGE: string;
export function parsePlan(args: readonly string[]): Plan;
export function runsLeft(
  sets: readonly ChosenSet[],
  done: readonly { readonly commit: string; readonly set: string; readonly run: number }[],
  commit: string,
): Run[];
export function commandOf(set: string): readonly string[];
