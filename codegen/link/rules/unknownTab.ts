import type { ResourceSource } from '../../schema/generated/manifest.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOfValue, type Rule } from '../rule.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** The tab that a column, a number or a saved form opens is a tab of that detail page. */
export const unknownTab: Rule = {
  name: 'unknown-tab',
  check({ project, model }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    // A resource that is `like` another and has no page of its own opens on the pages of the other.
    const pagesOf = (source: ResourceSource | undefined): ResourceSource | undefined =>
      source && !source.detail && !source.form ? byId.get(source.like ?? '') : source;
    const tabsOf = (id = ''): readonly string[] =>
      Object.keys(pagesOf(byId.get(id))?.detail?.tabs ?? {});
    const resourceOfRoute = new Map(model.routes.map((route) => [route.name, route.resource]));
    const tabsOfRoute = new Map(
      model.routes.map(({ name: route, tabs }) => [route, tabs?.map(({ key }) => key)]),
    );
    return allParts(project).flatMap(({ located, id, source, cells, afters }) =>
      [
        ...cells.map(({ path, value }) => ({
          path: [...path, 'tab'],
          tab: value.tab,
          of: id,
          own: undefined,
        })),
        ...Object.entries(source.detail?.counts ?? {}).map(([field, tab]) => ({
          path: ['detail', 'counts', field],
          tab,
          of: id,
          own: undefined,
        })),
        ...afters.map(({ path, value }) =>
          !resourceOfRoute.has(value.route)
            ? { path, tab: undefined, of: id, own: undefined }
            : {
                path: [...path, 'tab'],
                tab: value.tab,
                of: resourceOfRoute.get(value.route),
                own: tabsOfRoute.get(value.route),
              },
        ),
      ].flatMap(({ path, tab, of, own }) => {
        const known = own ?? tabsOf(of);
        if (tab === undefined || known.includes(tab)) return [];
        return [
          errorAt(
            placeOfValue(located, path),
            `The detail page of ${of ?? 'that route'} has no tab '${tab}'.`,
            {
              expected: known.length > 0 ? oneOf(known) : 'a detail page with tabs',
              suggestion: () => nearest(tab, known),
            },
          ),
        ];
      }),
    );
  },
};
