import type { NameUse } from '../link/walk/nameUses.ts';
import type { Range } from '../report/diagnostic.ts';
import type { Mention, Name, NamedProject, Occurrence } from './name.ts';
import { wordsIn, withLines, yamlFiles } from './textAt.ts';

/** Where a name stands. */
export type PlacedName = Pick<NameUse, 'located' | 'path' | 'at'>;

/**
 * A mention in a YAML file: at the key or in the value of a path, whichever has the text.
 *
 * @param text what is written of the name
 * @param from where that begins in it: at its end when absent
 */
export function mentionAt(
  { sources }: Pick<NamedProject, 'sources'>,
  { located, path, at }: PlacedName,
  role: Occurrence['role'],
  { kind, name }: Name,
  text = name,
  from = name.length - text.length,
): Mention {
  return {
    kind,
    name,
    role,
    file: located.atKey(path).file,
    place: () => {
      const file = yamlFiles(sources).get(located.atKey(path).file);
      if (!file) return undefined;
      const { offset, range, text: all } = withLines(file);
      const find = (within: Range) => {
        const begin = offset(within.start);
        const [first] = wordsIn(all.slice(begin, offset(within.end)), text);
        return first === undefined ? undefined : range(begin + first, begin + first + text.length);
      };
      const [first, second] =
        at === 'key' ? (['atKey', 'at'] as const) : (['at', 'atKey'] as const);
      const found = find(located[first](path).range) ?? find(located[second](path).range);
      return found && { range: found, part: [from, from + text.length] };
    },
  };
}
