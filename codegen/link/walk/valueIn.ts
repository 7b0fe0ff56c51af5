import type { KeyPath } from '../../read/located.ts';

/** What stands at a path of a manifest; undefined when nothing does. */
export function valueIn(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((at, step) => {
    const entries = typeof at === 'object' && at !== null ? Object.entries(at) : [];
    return entries.find(([key]) => key === String(step))?.[1];
  }, value);
}
