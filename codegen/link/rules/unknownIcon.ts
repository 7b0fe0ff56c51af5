import { ICON_NAMES } from '../../schema/icons.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, type Rule } from '../rule.ts';
import { iconUses } from '../walk/iconUses.ts';
import { placeOfUse } from '../walk/nameUses.ts';

const name = 'unknown-icon';
const KNOWN: ReadonlySet<string> = new Set(ICON_NAMES);

/** Every icon is one of the icons that the shell can draw. */
export const unknownIcon: Rule = {
  name,
  check({ project }) {
    return iconUses(project)
      .filter((use) => !KNOWN.has(use.name))
      .map((use) =>
        errorAt(name, placeOfUse(use), `There is no icon '${use.name}'.`, {
          expected: oneOf(ICON_NAMES),
          suggestion: () => nearest(use.name, ICON_NAMES),
        }),
      );
  },
};
