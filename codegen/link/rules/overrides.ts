import type { Range } from '../../report/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import { routesAreIncomplete } from '../broken.ts';
import { errorAt, oneOf, placeOf, type Rule } from '../rule.ts';
import { routePlaces } from '../walk/routePlaces.ts';

/** The slots of a route that a file may fill; more come with the pages that offer them. */
export const ROUTE_SLOTS: readonly string[] = ['page'];
/** The slots of the shell: `app.<slot>.tsx`. */
export const SHELL_SLOTS: readonly string[] = ['verification'];

const FILE_START: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** Every hand-written page or slot belongs to a route and a slot that exist. */
export const unknownOverride: Rule = {
  name: 'unknown-override',
  check({ project, model }) {
    if (routesAreIncomplete(project)) return [];
    const routes = new Set(model.routes.map(({ name }) => name));
    return project.overrides.flatMap(({ file, target, slot }) => {
      const place = { file, range: FILE_START };
      const slots = target === 'app' ? SHELL_SLOTS : ROUTE_SLOTS;
      if (target !== 'app' && !routes.has(target)) {
        const meant = nearest(target, routes);
        return [
          errorAt(
            'unknown-override',
            place,
            `There is no route '${target}': nothing shows this file. Rename it after a route, or delete it.`,
            {
              expected: '<RouteName>.page.tsx, with the name of a route',
              suggestion: meant === undefined ? undefined : `${meant}.${slot}.tsx`,
            },
          ),
        ];
      }
      if (slots.includes(slot)) return [];
      const what = target === 'app' ? 'The shell' : `The page ${target}`;
      return [
        errorAt(
          'unknown-override',
          place,
          `${what} has no slot '${slot}': nothing shows this file. Rename it, or delete it.`,
          {
            expected: slots.length > 0 ? oneOf(slots) : 'the shell has no slots yet',
            suggestion: nearest(slot, slots),
          },
        ),
      ];
    });
  },
};

/** Every `page: custom` has its file. */
export const missingOverride: Rule = {
  name: 'missing-override',
  check({ project }) {
    const pages = new Set(
      project.overrides.filter(({ slot }) => slot === 'page').map(({ target }) => target),
    );
    return routePlaces(project).flatMap(({ located, path, source }) => {
      const { page, name } = source;
      if (page !== 'custom' || name === undefined || pages.has(name)) return [];
      return [
        errorAt(
          'missing-override',
          placeOf(located, [...path, 'page']),
          `The page '${name}' is hand-written, but there is no file for it.`,
          { expected: `src/overrides/<feature>/${name}.page.tsx` },
        ),
      ];
    });
  },
};
