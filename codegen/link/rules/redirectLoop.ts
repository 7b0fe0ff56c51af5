import type { Diagnostic } from '../../report/diagnostic.ts';
import { errorAt, placeOfValue, type LinkContext, type Rule } from '../rule.ts';
import { routePlaces } from '../walk/routePlaces.ts';
import { shapeOf } from '../walk/addresses.ts';

const name = 'redirect-loop';

/** Redirects and old addresses lead to a page in the end. */
export const redirectLoop: Rule = {
  name,
  check(context) {
    const next = new Map([
      ...context.model.routes.flatMap(({ path, redirect }) =>
        redirect === undefined ? [] : [[shapeOf(path), shapeOf(redirect)] as const],
      ),
      ...Object.entries(context.project.app?.value.oldAddresses ?? {}).map(
        ([old, target]) => [shapeOf(old), shapeOf(target.replace(/[?#].*$/, ''))] as const,
      ),
    ]);
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
    return [...loopsOfRoutes(context, isNewLoop), ...loopsOfOldAddresses(context, isNewLoop)];
  },
};

const EXPECTED = 'a chain that ends at a page';

function loopsOfRoutes(
  { project }: LinkContext,
  isNewLoop: (shape: string) => boolean,
): readonly Diagnostic[] {
  return routePlaces(project)
    .filter(({ source, address }) => source.redirect !== undefined && isNewLoop(shapeOf(address)))
    .map(({ located, path, address }) =>
      errorAt(
        name,
        placeOfValue(located, [...path, 'redirect']),
        `'${address}' redirects in a circle.`,
        { expected: EXPECTED },
      ),
    );
}

function loopsOfOldAddresses(
  { project: { app } }: LinkContext,
  isNewLoop: (shape: string) => boolean,
): readonly Diagnostic[] {
  if (!app) return [];
  return Object.keys(app.value.oldAddresses ?? {})
    .filter((old) => isNewLoop(shapeOf(old)))
    .map((old) =>
      errorAt(
        name,
        placeOfValue(app, ['oldAddresses', old]),
        `The old address '${old}' leads in a circle.`,
        { expected: EXPECTED },
      ),
    );
}
