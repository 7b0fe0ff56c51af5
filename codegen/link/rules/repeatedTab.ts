import { errorAt, placeOf, type Rule } from '../rule.ts';
import { allParts } from '../../derive/resourceParts.ts';
import { repeats } from '../walk/repeats.ts';
import { routePlaces } from '../walk/routePlaces.ts';

/** No two tabs of a page show the same records. */
export const repeatedTab: Rule = {
  name: 'repeated-tab',
  check({ project }) {
    const pages = [
      ...routePlaces(project).map(({ located, path, source }) => ({
        located,
        path: [...path, 'tabs'],
        tabs: Object.entries(source.tabs ?? {}).map(
          ([tab, { form, list = form === undefined ? source.resource : undefined, where }]) =>
            [tab, { form, list, where }] as const,
        ),
      })),
      ...allParts(project).map(({ located, tabs }) => ({
        located,
        path: ['detail', 'tabs'],
        tabs: tabs.flatMap(({ name: tab, value: { list, where, when } }) =>
          list === undefined ? [] : [[tab, { list, where, when }] as const],
        ),
      })),
    ];
    return pages.flatMap(({ located, path, tabs }) =>
      repeats<readonly [string, unknown]>(tabs, ([, content]) => JSON.stringify(content)).map(
        ({ item: [tab], first: [other] }) =>
          errorAt(placeOf(located, [...path, tab]), {
            message: `The tab '${tab}' shows the same as '${other}'.`,
            expected: "another 'list' or 'form', or a 'where' of its own",
            related: [{ message: 'It stands first here.', ...placeOf(located, [...path, other]) }],
          }),
      ),
    );
  },
};
