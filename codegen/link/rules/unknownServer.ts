import { versionOf } from '../../server/versions.ts';
import { errorAt, oneOf, placeOf, type Rule } from '../rule.ts';
import { namesOfKind, placeOfUse } from '../walk/nameUses.ts';
import { unknownNames } from '../walk/knownNames.ts';

/** Every version of the server that is named is one that the console serves, and each of those has a table. */
export const unknownServer: Rule = {
  name: 'unknown-server',
  check(context) {
    const { servers, broken } = context.project;
    const tables = new Set(servers.map(versionOf));
    const named = namesOfKind(context.project, ['server'], 'definition');
    const isBroken = (version: string) =>
      broken.some(({ file }) => versionOf({ file }) === version);
    return [
      ...unknownNames(context, 'server', 'server', {
        expected: (names) => `a server of manifest/app.yaml: ${oneOf(names)}`,
      }),
      ...named
        .filter(({ name }) => !tables.has(name) && !isBroken(name))
        .map((use) =>
          errorAt(placeOfUse(use), {
            message: `There is no table of the server '${use.name}'.`,
            expected: `manifest/servers/${use.name}/, written by gatehouse introspect`,
          }),
        ),
      ...servers
        .filter(
          (table) => servers.length > 1 && !named.some(({ name }) => name === versionOf(table)),
        )
        .map((table) =>
          errorAt(placeOf(table, []), {
            message: `Nothing serves '${versionOf(table)}': this table is not read.`,
            expected: "its name in 'servers' of manifest/app.yaml",
          }),
        ),
    ];
  },
};
