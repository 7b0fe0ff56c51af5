import { errorAt, placeOf, type Rule } from '../rule.ts';

/** Records that the command palette finds can be searched, and have a page on which they open. */
export const unfindableRecord: Rule = {
  name: 'unfindable-record',
  check({ project, model }) {
    return project.resources.flatMap((located) => {
      const { resource, find, server } = located.value;
      if (!find) return [];
      const searched = (server?.search || []).length > 0;
      const shown = model.routes.some(
        (route) =>
          route.resource === resource ||
          route.also?.includes(resource) ||
          route.tabs?.some(({ list }) => list?.resource === resource),
      );
      if (searched && shown) return [];
      return errorAt(placeOf(located, ['find']), {
        message: shown
          ? `The server cannot search the records of ${resource}.`
          : `No page shows the records of ${resource}, so none of them could be opened.`,
        expected: shown ? 'server.search with the searched fields' : 'a route in a view',
      });
    });
  },
};
