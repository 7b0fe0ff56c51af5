import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atRest } from './atRest.ts';
import { routes as records } from '../../generated/routes.ts';
import { freshConsole } from './console.ts';
import {
  addressOf,
  catalogue,
  NOT_FOUND,
  open,
  pathOf,
  permittedTo,
  toWalk,
  type Entry,
} from './walking.ts';

/** Kinds of routes that open a page of the server in another tab. */
const ELSEWHERE = new Set(['external']);
const REFUSED = "You don't have access to this page";

describe.each([
  ['v2.23', 'none'],
  ['v2.23', 'valid'],
  ['v2.28', 'valid'],
] as const)('before %s with the licence %s', (server, licence) => {
  const running = freshConsole('--server', server, '--licence', licence);

  it.each(['admin', 'orgadmin', 'auditor', 'alice'])(
    'every page %s may open shows its heading, every other one is refused before its code is asked for',
    async (username) => {
      const { page, problems, scripts } = await running.openAs(username);
      await atRest(page);
      const permitted = await permittedTo(page, username, licence);
      // Addresses without a view are answered by the application itself and open to everybody.
      const all = catalogue([]).filter(({ kind, view }) => !ELSEWHERE.has(kind) && view !== '');
      const walked = toWalk(all, `${username} ${licence} ${server}`);
      const start = pathOf(page);

      const wrong: string[] = [];
      const own = chunksOf(all.filter(({ name, path }) => permitted.has(name) && start === path));
      for (const entry of walked.filter(({ name }) => !permitted.has(name))) {
        const before = scripts.length;
        const { heading, path } = await open(page, entry.path.replaceAll(/:\w+/g, 'some-id'));
        const left = !path.startsWith(`/${entry.view}`);
        if (heading !== REFUSED && !left) wrong.push(`${entry.name} is not refused: ${heading}`);
        const forbidden = chunksOf([entry]).filter((chunk) => !own.includes(chunk));
        const asked = scripts
          .slice(before)
          .filter((url) => forbidden.some((one) => url.endsWith(one)));
        wrong.push(...asked.map((url) => `${entry.name} is refused, but asked for ${url}`));
      }

      wrong.push(...problems);
      for (const entry of walked.filter(({ name }) => permitted.has(name))) {
        const address = await addressOf(page, entry);
        if (address === undefined) continue;
        problems.length = 0;
        const { heading } = await open(page, address);
        // The target of a redirect has its own gate.
        const refused = heading === REFUSED && entry.kind !== 'redirect';
        if (heading === '' || refused || heading === NOT_FOUND) {
          wrong.push(`${entry.name} at ${address} shows: ${heading || 'nothing'}`);
        }
        await atRest(page);
        wrong.push(...problems.map((problem) => `${entry.name} at ${address}: ${problem}`));
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** The built files with the hand-written page or the definition of each route. */
function chunksOf(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(({ name, override }) => {
    const resource = records.find((route) => route.name === name)?.resource;
    const source =
      override ??
      (resource === undefined ? undefined : `generated/resources/${resource.replace('.', '/')}.ts`);
    const file =
      source === undefined ? undefined : BUILT.get(`../${source}`.replace('../src/', ''));
    return file === undefined ? [] : [file];
  });
}

/** The built file of each source that is loaded on demand. */
const BUILT: ReadonlyMap<string, string> = new Map(
  Object.entries<{ readonly file: string }>(
    JSON.parse(readFileSync('dist/console-chunks.json', 'utf8')),
  ).map(([source, { file }]) => [source, file]),
);
