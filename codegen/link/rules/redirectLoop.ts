import { errorAt, placeOfValue, type Rule } from '../rule.ts';
import { routePlaces } from '../walk/routePlaces.ts';
import { shapeOf } from '../walk/addresses.ts';

/** Redirects lead to a page in the end. Those of old addresses lead to routes, as a rule of their own says. */
export const redirectLoop: Rule = {
  name: 'redirect-loop',
  check({ project, model }) {
    const next = new Map(
      model.routes.flatMap(({ path, redirect }) =>
        redirect === undefined ? [] : [[shapeOf(path), shapeOf(redirect)] as const],
      ),
    );
    const reported = new Set<string>();
    /** Reports each circle once, at the first of its routes. */
    const isNewLoop = (start: string): boolean => {
      const passed = new Set<string>();
      let at: string | undefined = start;
      while (at !== undefined && !passed.has(at)) {
        passed.add(at);
        at = next.get(at);
      }
      if (at !== start || reported.has(start)) return false;
      for (const shape of passed) reported.add(shape);
      return true;
    };
    return routePlaces(project)
      .filter(({ source, address }) => source.redirect !== undefined && isNewLoop(shapeOf(address)))
      .map(({ located, path, address }) =>
        errorAt(placeOfValue(located, [...path, 'redirect']), {
          message: `'${address}' redirects in a circle.`,
          expected: 'a chain that ends at a page',
        }),
      );
  },
};
