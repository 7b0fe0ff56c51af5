import { errorAt, placeOf, type Rule } from '../rule.ts';
import { shapeOf } from '../walk/addresses.ts';
import { repeats } from '../walk/repeats.ts';
import { routePlace } from '../walk/routePlaces.ts';

/**
 * No two routes have patterns that differ only in parameter names, and no old address hides an existing page. A
 * static segment beside `:id` is allowed, because it is matched first.
 */
export const shadowedRoute: Rule = {
  name: 'shadowed-route',
  check(context) {
    const { project, model } = context;
    const { app } = project;
    const routes = new Map(model.routes.map((route) => [shapeOf(route.path), route]));
    return [
      ...repeats(model.routes, ({ path }) => shapeOf(path))
        .filter(({ item, first }) => item.path !== first.path)
        .map(({ item, first }) =>
          errorAt(routePlace(context, item), {
            message: `'${item.path}' is never reached: '${first.path}' matches the same addresses.`,
            expected: 'a static segment that tells them apart',
            related: [{ message: 'This route comes first.', ...routePlace(context, first) }],
          }),
        ),
      ...Object.keys(app?.value.oldAddresses ?? {}).flatMap((old) => {
        const route = routes.get(shapeOf(old));
        if (!app || !route) return [];
        return errorAt(placeOf(app, ['oldAddresses', old]), {
          message: `'${old}' is a page of its own (${route.name}) and no old address. Remove this line.`,
          expected: 'an address at which no page stands any more',
          related: [{ message: 'The page is declared here.', ...routePlace(context, route) }],
        });
      }),
    ];
  },
};
