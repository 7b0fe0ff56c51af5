import type { Rule } from '../rule.ts';
import { oneOfOr, unknownNames } from '../walk/knownNames.ts';
import type { NameUse } from '../walk/nameUses.ts';

/** The tab that a column, a number or a saved form opens is a tab of that detail page; a number leads to records. */
export const unknownTab: Rule = {
  name: 'unknown-tab',
  check(context) {
    const routeNames = new Set(context.model.routes.map(({ name }) => name));
    const pageOf = ({ of = '' }: NameUse) =>
      routeNames.has(of) ? `page '${of}'` : `detail page of ${of}`;
    return TABS.flatMap(([kind, tab]) =>
      unknownNames(context, kind, (use) => `The ${pageOf(use)} has no tab '${use.name}'${tab}.`, {
        expected: oneOfOr(`a page with tabs${tab}`),
      }),
    );
  },
};

const TABS = [
  ['tab', ''],
  ['counted', ' that lists records'],
] as const;
