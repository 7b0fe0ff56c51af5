import { TestRunner } from 'vitest';

/** What tests look at so that everybody can use it; `docs/quality.md` has the sums of a run. */
interface Looked {
  readonly axe: number;
  readonly violations: number;
  readonly keyboardWalks: number;
  readonly keyboardStops: number;
  readonly keyboardFaults: number;
}

declare module 'vitest' {
  interface TaskMeta {
    looked?: Partial<Looked>;
  }
}

/** Adds to what the running test has looked at. */
export function looked(more: Partial<Looked>): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (!meta) return;
  const sums = new Map(Object.entries(meta.looked ?? {}));
  for (const [what, count] of Object.entries(more)) {
    sums.set(what, (sums.get(what) ?? 0) + count);
  }
  meta.looked = Object.fromEntries(sums);
}
