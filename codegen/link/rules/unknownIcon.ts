import { ICON_NAMES } from '../../schema/icons.ts';
import type { Rule } from '../rule.ts';
import { iconUses, unknownNames } from '../walk/nameUses.ts';

const KNOWN: ReadonlySet<string> = new Set(ICON_NAMES);

/** Every icon is one of the icons that the shell can draw. */
export const unknownIcon: Rule = {
  name: 'unknown-icon',
  check: ({ project }) => unknownNames('icon', iconUses(project), KNOWN),
};
