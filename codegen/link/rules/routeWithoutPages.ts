import { errorAt, placeOf, type Rule } from '../rule.ts';
import { routePlaces } from '../walk/routePlaces.ts';

/** A resource at a place in a view has at least one page there. */
export const routeWithoutPages: Rule = {
  name: 'route-without-pages',
  check({ project }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    return routePlaces(project).flatMap(({ located, path, source }) => {
      const resource = source.resource === undefined ? undefined : byId.get(source.resource);
      if (!resource || source.form !== undefined || source.page !== undefined) return [];
      if (resource.single !== undefined && source.pages === undefined) return [];
      const offered = [
        ...(resource.list ? ['list'] : []),
        ...(resource.form ? ['create', 'update'] : []),
        ...(resource.detail ? ['detail'] : []),
      ];
      const wanted: readonly string[] = source.pages ?? offered;
      const lacking = wanted.filter((page) => !offered.includes(page));
      if (offered.length > 0 && lacking.length === 0) return [];
      const what = lacking.length > 0 ? `no ${lacking.join(' and no ')} page` : 'no pages';
      return errorAt(placeOf(located, path), {
        message: `${resource.resource} has ${what} to show here.`,
        expected: 'a resource with list, form or detail',
      });
    });
  },
};
