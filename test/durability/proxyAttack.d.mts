/** Sends a proxy before `startUpstream` what breaks proxies, and looks whether it still answers. */
export function attackProxy(
  url: string,
  options: {
    readonly count: number;
    /** Told after every few hundred. */
    readonly checked?: (done: number) => void;
  },
): Promise<{
  readonly done: number;
  /** How often each attack ended how. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly wrong: readonly string[];
}>;
