import type { ParsedProject } from '../../schema/project.ts';
import type { RelatedPlace } from '../../report/diagnostic.ts';
import { placeOf, type Rule } from '../rule.ts';
import { oneOfOr, unknownNames } from '../walk/knownNames.ts';
import type { NameUse } from '../walk/nameUses.ts';

/** The tab that a column, a number or a saved form opens is a tab of that detail page. */
export const unknownTab: Rule = {
  name: 'unknown-tab',
  check(context) {
    const { project, model } = context;
    const resourceOf = new Map(model.routes.map((route) => [route.name, route.resource]));
    const pageOf = ({ of = '' }: NameUse) =>
      resourceOf.has(of) ? (resourceOf.get(of) ?? 'that route') : of;
    return unknownNames(
      context,
      'tab',
      (use) => `The detail page of ${pageOf(use)} has no tab '${use.name}'.`,
      {
        expected: oneOfOr('a detail page with tabs'),
        related: (use) => cellOfOther(project, use),
      },
    );
  },
};

/** The position of an inherited column's cell, in the resource that this one is `like`. */
function cellOfOther({ resources }: ParsedProject, use: NameUse): readonly RelatedPlace[] {
  const own = resources.find((located) => located === use.located)?.value;
  const other = resources.find(({ value }) => value.resource === own?.like);
  const [list, cells, column = ''] = use.path.map(String);
  const taken = other?.value.list?.cells?.[column];
  if (list !== 'list' || cells !== 'cells' || !other || taken === undefined) return [];
  if (taken !== own?.list?.cells?.[column]) return [];
  const place = placeOf(other, ['list', 'cells', column]);
  return [{ message: 'The cell is taken over from here.', ...place }];
}
