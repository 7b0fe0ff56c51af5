import { ICON_NAMES } from '../../schema/icons.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOfValue, type Rule } from '../rule.ts';
import { routePlaces } from '../walk/routePlaces.ts';
import { shellEntries } from '../walk/shellEntries.ts';

const name = 'unknown-icon';
const KNOWN: ReadonlySet<string> = new Set(ICON_NAMES);

/** Every icon is one of the icons that the shell can draw. */
export const unknownIcon: Rule = {
  name,
  check({ project }) {
    return [
      ...project.views.map((located) => ({ located, path: [], icon: located.value.icon })),
      ...shellEntries(project).map(({ located, path, source }) => ({
        located,
        path,
        icon: source.icon,
      })),
      ...routePlaces(project).map(({ located, path, source }) => ({
        located,
        path,
        icon: source.icon,
      })),
    ].flatMap(({ located, path, icon }) =>
      icon === undefined || KNOWN.has(icon)
        ? []
        : [
            errorAt(name, placeOfValue(located, [...path, 'icon']), `There is no icon '${icon}'.`, {
              expected: oneOf(ICON_NAMES),
              suggestion: () => nearest(icon, ICON_NAMES),
            }),
          ],
    );
  },
};
