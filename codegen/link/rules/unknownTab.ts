import { tabSlot } from '../../model/slots.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';
import { oneOfOr, unknownNames } from '../walk/knownNames.ts';
import { fieldScope, namesOfKind, type NameUse } from '../walk/nameUses.ts';

/** The tab that a column, a number or a saved form opens is a tab of that detail page; a number opens records. */
export const unknownTab: Rule = {
  name: 'unknown-tab',
  check(context) {
    const { project, model } = context;
    const { sourceOf } = fieldScope(context);
    const resourceOf = new Map(model.routes.map(({ name, resource }) => [name, resource]));
    const pageOf = ({ of = '' }: NameUse) =>
      resourceOf.has(of) ? (resourceOf.get(of) ?? 'that route') : of;
    const opened = namesOfKind(project, ['tab']).filter(({ path }) => path[1] !== 'after');
    return [
      ...unknownNames(
        context,
        'tab',
        (use) => `The detail page of ${pageOf(use)} has no tab '${use.name}'.`,
        { expected: oneOfOr('a detail page with tabs') },
      ),
      ...opened.flatMap(({ name, of = '', located, path }) => {
        const own = sourceOf(of);
        const shown = own?.detail ? own : sourceOf(own?.like ?? '');
        const tabs = shown?.detail?.tabs ?? {};
        const withRecords = Object.entries(tabs).flatMap(([tab, { list, cards, custom }]) =>
          (list ?? cards ?? custom) === undefined ? [] : [tab],
        );
        const isWritten = project.overrides.some(
          ({ target, slot }) =>
            slot === tabSlot(name) && resourceOf.get(target) === shown?.resource,
        );
        if (!tabs[name] || withRecords.includes(name) || isWritten) return [];
        return errorAt(placeOfValue(located, path), {
          message: `The tab '${name}' lists no records: it is only a card.`,
          expected: oneOfOr('a tab with a list or cards')(new Set(withRecords)),
        });
      }),
    ];
  },
};
