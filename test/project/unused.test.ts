import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODE_FOLDERS, codeIn, moduleAt } from './rooms/importGraph.ts';

/** These, too, name files by their path. */
const NAMING = ['codegen/bundle/consoleConfig.ts', 'codegen/cli/projectCommands.ts'];
const ROOT_FILES = ['vite.config.ts', 'vitest.config.ts'];
/** Commands of this project, and what an editor calls. */
const CALLED_BY_NAME = /^(?:commands\/[a-z-]+|editors\/vscode\/extension)\.ts$/;
/** Files that are found by their place or by a path that is put together. */
const STARTED = [
  /\.test\.tsx?$/,
  CALLED_BY_NAME,
  /^test\/handWritten\//,
  /^src\/(?:app|dev)\/main\.tsx$/,
  /^codegen\/cli\/entry\.mjs$/,
  /^sandbox\/kernel\/formats\/reading\/worker\.mjs$/,
  /^test\/durability\/server\.ts$/,
  /^test\/bench\/peer\/main\.tsx$/,
];
/** The user named them, or a command runs them. */
const KEPT_PACKAGES = [
  /^(?:react|react-dom|react-admin|ra-data-simple-rest|ra-i18n-polyglot|@mui\/material|yaml|ajv)$/,
  /^(?:ts-morph|commander|js-cookie|jsencrypt|papaparse|xlsx|dayjs|vite|vitest)$/,
  /^(?:typescript|oxlint|oxfmt)$/,
  /^@types\//,
  // Material UI, react-admin and vitest ask for them.
  /^(?:@emotion\/(?:react|styled)|react-router-dom|jsdom)$/,
];

const files = codeIn(CODE_FOLDERS);
/** The compiler writes the others. */
const written = files.filter((file) => !/(?:^|\/)generated\//.test(file));
/** What names files by their path: commands, settings of the build and of the tests. */
const commands = [
  readFileSync('package.json', 'utf8'),
  ...[...ROOT_FILES, ...NAMING, ...files.filter((file) => file.endsWith('.mjs'))].map(
    (file) => moduleAt(file).text,
  ),
];
/** For each file, who imports which of its names. */
const readers = new Map<string, Map<string, Set<string>>>();
const imports = [...files, ...ROOT_FILES].flatMap((file) => moduleAt(file).imports);
for (const { from, to, kind, names } of imports) {
  if (from === to) continue;
  const byName = readers.get(to) ?? new Map<string, Set<string>>();
  readers.set(to, byName);
  const taken = kind === 'lazy' && files.includes(to) ? namesTaken(moduleAt(from).text, to) : names;
  for (const name of taken) byName.set(name, (byName.get(name) ?? new Set()).add(from));
}

/** Exports of a file that a text uses which loads it. */
function namesTaken(text: string, file: string): readonly string[] {
  return moduleAt(file).exports.filter((name) => name === 'default' || mentions(text, name) > 0);
}

function mentions(text: string, name: string): number {
  return (
    text.match(new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}(?![\\w$])`, 'g'))?.length ?? 0
  );
}

/** Whether a file begins something: nobody has to import it. */
function isStarted(file: string): boolean {
  return STARTED.some((start) => start.test(file)) || commands.some((text) => text.includes(file));
}

/** Exports that nobody of these readers imports. */
function withoutReader(file: string, isReader: (reader: string) => boolean): readonly string[] {
  const byCommand = commands
    .filter((text) => text.includes(file))
    .flatMap((text) => namesTaken(text, file));
  const everything = readers.get(file)?.get('*') ?? [];
  return moduleAt(file).exports.filter(
    (name) =>
      !byCommand.includes(name) &&
      ![...(readers.get(file)?.get(name) ?? []), ...everything].some(isReader),
  );
}

describe('whatever the project has is used', () => {
  it('imports every file, or starts with it', () => {
    const unused = written.filter((file) => !readers.has(file) && !isStarted(file));
    expect(unused).toEqual([]);
  });

  it('exports only what another file imports', () => {
    const unused = written
      .filter((file) => !STARTED.some((start) => start.test(file)))
      .flatMap((file) => withoutReader(file, () => true).map((name) => `${file}: ${name}`));
    expect(unused).toEqual([]);
  });

  it('has nothing in the product that only tests use', () => {
    const unused = written
      .filter((file) => !file.startsWith('test/') && !CALLED_BY_NAME.test(file))
      .flatMap((file) =>
        withoutReader(file, (reader) => !reader.startsWith('test/'))
          .filter((name) => name !== 'default' && mentions(moduleAt(file).text, name) === 1)
          .map((name) => `${file}: ${name}`),
      );
    expect(unused).toEqual([]);
  });

  it('imports every package', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const libraries = imports.map(({ to }) => to);
    const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) =>
        !KEPT_PACKAGES.some((kept) => kept.test(name)) &&
        !libraries.some((library) => library === name || library.startsWith(`${name}/`)) &&
        !files.some((file) => moduleAt(file).text.includes(`${name}/`)),
    );
    expect(unused).toEqual([]);
  });
});
