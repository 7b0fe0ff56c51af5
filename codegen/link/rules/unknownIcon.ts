import type { Rule } from '../rule.ts';
import { unknownNames } from '../walk/knownNames.ts';
import { namesOfKind } from '../walk/nameUses.ts';

/** Every icon is one of the icons that the shell can draw. */
export const unknownIcon: Rule = {
  name: 'unknown-icon',
  check: (context) => unknownNames(context, namesOfKind(context.project, ['icon']), 'icon'),
};
