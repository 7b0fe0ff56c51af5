import type { NameUse } from '../link/walk/nameUses.ts';
import type { Range } from '../report/diagnostic.ts';
import type { Mention, Name, NamedProject, Occurrence } from './name.ts';
import { wordsIn, withLines, yamlFiles } from './textAt.ts';

/** Where a name stands. */
export type PlacedName = Pick<NameUse, 'located' | 'path' | 'at'>;

/** A name, and which part of it is written. */
export interface Written extends Name {
  readonly text: string;
  readonly part: Occurrence['part'];
}

/** A mention in a YAML file: at the key or in the value of a path, whichever has the text. */
export function mentionAt(
  { sources }: Pick<NamedProject, 'sources'>,
  { located, path, at }: PlacedName,
  role: Occurrence['role'],
  { kind, name, text, part }: Written,
): Mention {
  return {
    kind,
    name,
    role,
    file: located.file,
    place: () => {
      const file = yamlFiles(sources).get(located.file);
      if (!file) return undefined;
      const { offset, range, text: all } = withLines(file);
      const find = (within: Range) => {
        const from = offset(within.start);
        const [first] = wordsIn(all.slice(from, offset(within.end)), text);
        return first === undefined ? undefined : range(from + first, from + first + text.length);
      };
      const found =
        at === 'key'
          ? (find(located.atKey(path)) ?? find(located.at(path)))
          : (find(located.at(path)) ?? find(located.atKey(path)));
      return found && { range: found, part };
    },
  };
}
