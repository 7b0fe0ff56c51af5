import type { OptionGroup } from '../Combobox.tsx';
import type { PaletteEntry } from '../entries.ts';

type Group = OptionGroup<PaletteEntry>;

/**
 * Each record once. An administrator finds the same record among all and among their own: the first group has it,
 * which is that of the current view.
 */
export function withoutRepeats(groups: readonly Group[]): readonly Group[] {
  const seen = new Set<string>();
  return groups
    .map((group) => {
      const entries = group.entries.filter((entry) => !seen.has(recordIdOf(entry)));
      for (const entry of entries) seen.add(recordIdOf(entry));
      return { ...group, entries };
    })
    .filter(({ entries }) => entries.length > 0);
}

/** The same record may be found as another resource, with the same id. */
export function recordIdOf({ errand, id }: PaletteEntry): string {
  return errand.kind === 'record' ? String(errand.record.id) : id;
}
