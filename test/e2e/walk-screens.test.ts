import { describe, expect, it } from 'vitest';
import { findViolations, freshConsole } from './console.ts';
import { layoutFaults, photograph, PICTURES, SCREENS, settled } from './screens.ts';
import { addressOf, catalogue, open, permittedTo, toWalk } from './walking.ts';

/** Kinds of routes without a page. */
const LEADING_ON = new Set(['external', 'redirect']);
/** `GATEHOUSE_WALK=NAME` walks the routes whose names or addresses contain it. */
const NAMED = process.env['GATEHOUSE_WALK'] ?? '';

describe(`every page on small and large screens; pictures are in ${PICTURES}`, () => {
  const running = freshConsole('--licence', 'valid');

  it.each(['admin', 'alice'])(
    'is inside of the window, without texts over each other and without cut headings, for %s',
    async (username) => {
      const { page, problems } = await running.openAs(username);
      const permitted = await permittedTo(page, username, 'valid');
      const routes = catalogue([]).filter(
        ({ kind, name, path }) =>
          !LEADING_ON.has(kind) && permitted.has(name) && `${name} ${path}`.includes(NAMED),
      );
      const wrong: string[] = [];
      for (const entry of toWalk(routes, username, 'screens')) {
        const address = await addressOf(page, entry);
        if (address === undefined) continue;
        await open(page, address);
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          await settled(page);
          await photograph(page, `${username}-${entry.name}`);
          const faults = await layoutFaults(page);
          // At 1440 px the walk through the languages looks.
          const violations = screen.width === 1440 ? [] : await findViolations(page);
          wrong.push(
            ...[...faults, ...violations].map(
              (text) => `${entry.name} at ${screen.width} px: ${text}`,
            ),
          );
        }
      }
      wrong.push(...problems);
      expect(wrong).toEqual([]);
    },
  );
});
