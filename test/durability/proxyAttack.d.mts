/** Attacks a proxy in front of `startUpstream` and checks whether it still answers. */
export function attackProxy(
  url: string,
  options: {
    readonly count: number;
    /** Called after every few hundred attacks. */
    readonly checked?: (done: number) => void;
  },
): Promise<{
  readonly done: number;
  /** Number of each outcome by attack. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly wrong: readonly string[];
}>;
