/** Sends malformed requests to a sandbox and collects answers that are errors of the sandbox. */
export function attack(
  url: string,
  options: { readonly count: number; readonly seed: number },
): Promise<{
  readonly answers: Readonly<Record<string, number>>;
  readonly wrong: readonly { readonly status: string; readonly request: string }[];
}>;
