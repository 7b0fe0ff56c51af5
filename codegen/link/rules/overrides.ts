import { FILE_START } from '../../report/diagnostic.ts';
import { PAGE_SLOT, SHELL_SLOTS, slotsOfRoute, tabSlot } from '../../model/slots.ts';
import { nearest } from '../../schema/nearest.ts';
import { routesAreIncomplete } from '../broken.ts';
import { errorAt, oneOf, placeOf, placeOfValue, type Rule } from '../rule.ts';
import { allParts } from '../../derive/resourceParts.ts';
import { namesOfKind } from '../walk/nameUses.ts';
import { routePlaces } from '../walk/routePlaces.ts';

/** Every hand-written page or slot belongs to an existing route and slot. */
export const unknownOverride: Rule = {
  name: 'unknown-override',
  check({ project, model }) {
    if (routesAreIncomplete(project)) return [];
    const routes = new Map(model.routes.map((route) => [route.name, route]));
    return project.overrides.flatMap(({ file, target, slot }) => {
      const place = { file, range: FILE_START };
      const route = routes.get(target);
      const named = (route?: string, part?: string) =>
        route === undefined || part === undefined ? undefined : `${route}.${part}.tsx`;
      if (target !== 'app' && !route) {
        return errorAt(place, {
          message: `There is no route '${target}': nothing shows this file. Rename it after a route, or delete it.`,
          expected: '<RouteName>.page.tsx, with the name of a route',
          suggestion: named(nearest(target, routes.keys()), slot),
        });
      }
      if (route?.pageOf !== undefined) {
        return errorAt(place, {
          message: `The page ${target} is that of ${route.pageOf}: nothing shows this file. Rename it, or delete it.`,
          expected: `${route.pageOf}.${slot}.tsx, or no 'page' at the route`,
        });
      }
      const slots = route ? slotsOfRoute(route, model.resources) : SHELL_SLOTS;
      if (slots.includes(slot)) return [];
      const what = target === 'app' ? 'The shell' : `The page ${target}`;
      return errorAt(place, {
        message: `${what} has no ${nameOfSlot(slot)}: nothing shows this file. Rename it, or delete it.`,
        expected: oneOf(slots),
        suggestion: named(target, nearestSlot(slot, slots)),
      });
    });
  },
};

/** Every `page: custom` and every `custom` tab has a file, and a page that several routes share is hand-written. */
export const missingOverride: Rule = {
  name: 'missing-override',
  check({ project, model }) {
    const targets = new Set(project.overrides.map(({ target }) => target));
    const pages = new Set(
      project.overrides.filter(({ slot }) => slot === PAGE_SLOT).map(({ target }) => target),
    );
    const routes = new Set(model.routes.map((route) => route.name));
    return [
      ...routePlaces(project).flatMap(({ located, path, source }) => {
        const { page, name } = source;
        if (page !== 'custom' || name === undefined || pages.has(name)) return [];
        return errorAt(placeOf(located, [...path, 'page']), {
          message: `The page '${name}' is hand-written, but there is no file for it.`,
          expected: `src/overrides/<feature>/${name}.page.tsx`,
        });
      }),
      ...allParts(project).flatMap(({ located, id, tabs }) =>
        tabs.flatMap(({ name: tab, path, value }) => {
          const without = model.routes.filter(
            (route) =>
              value.custom &&
              route.kind === 'detail' &&
              route.resource === id &&
              !project.overrides.some(
                ({ target, slot }) =>
                  target === (route.pageOf ?? route.name) &&
                  (slot === PAGE_SLOT || slot === tabSlot(tab)),
              ),
          );
          return without.map(({ name }) =>
            errorAt(placeOf(located, [...path, 'custom']), {
              message: `The tab '${tab}' of ${name} is hand-written, but there is no file for it.`,
              expected: `src/overrides/<feature>/${name}.${tabSlot(tab)}.tsx`,
            }),
          );
        }),
      ),
      ...namesOfKind(project, ['route']).flatMap(({ located, path, name: route }) =>
        path.at(-1) !== 'page' || targets.has(route) || !routes.has(route)
          ? []
          : errorAt(placeOfValue(located, path), {
              message: `Nothing of the page '${route}' is hand-written.`,
              expected: 'a route with a hand-written page or slot',
              suggestion: () => nearest(route, targets),
            }),
      ),
    ];
  },
};

/** Slots named after something in a manifest: `tab-orders` belongs to the tab 'orders'. */
const NAMED_SLOT = /^(tab|column|action)-(.+)$/;

/** The slot in the words of the manifest, for messages. */
function nameOfSlot(slot: string): string {
  const [, kind, name] = NAMED_SLOT.exec(slot) ?? [];
  return kind !== undefined && name !== undefined ? `${kind} '${name}'` : `slot '${slot}'`;
}

/** The most similar slot of the same kind. */
function nearestSlot(slot: string, slots: readonly string[]): string | undefined {
  const [, kind, name] = NAMED_SLOT.exec(slot) ?? [];
  if (kind === undefined || name === undefined) return nearest(slot, slots);
  const begin = `${kind}-`;
  const names = slots.filter((one) => one.startsWith(begin)).map((one) => one.slice(begin.length));
  const meant = nearest(name, names);
  return meant === undefined ? undefined : `${begin}${meant}`;
}
