import { describe, expect, it } from 'vitest';
import { isOfBastion, TESTS_OF_ENGINE } from '../bastion.ts';
import { codeIn, moduleAt } from './rooms/importGraph.ts';

/** Each console has files of these names; those of the bastion are not imported from here. */
const GENERATED = /^generated\//;
/** Reads the manifests of the bastion. */
const READS_BASTION = 'test/projectSources.ts';

/** A file of the bastion with the imports that lead to it, from these files on. */
function waysToBastion(files: readonly string[]): readonly string[] {
  const importers = new Map(files.map((file) => [file, '']));
  for (const file of importers.keys()) {
    const { imports } = moduleAt(file);
    for (const { to } of imports) {
      const isCode = /^(?:codegen|sandbox|src|test)\/.*\.(?:tsx?|mjs)$/.test(to);
      if (isCode && !GENERATED.test(to) && !importers.has(to)) importers.set(to, file);
    }
  }
  const wayTo = (file: string): string => {
    const importer = importers.get(file) ?? '';
    return importer === '' ? file : `${wayTo(importer)} > ${file}`;
  };
  return [...importers.keys()]
    .filter((file) => isOfBastion(file) || file === READS_BASTION)
    .map(wayTo);
}

describe('imports, followed to their end, lead to nothing of the bastion', () => {
  it.each(TESTS_OF_ENGINE.node)('from %s', (folder) => {
    const files = codeIn([folder]);
    expect(files.length).toBeGreaterThan(10);
    expect(waysToBastion(files)).toEqual([]);
  });

  it.each(['codegen', 'sandbox', 'src'])('from the part of the engine in %s', (folder) => {
    expect(waysToBastion(codeIn([folder]).filter((file) => !isOfBastion(file)))).toEqual([]);
  });

  it('and are found where they do', () => {
    expect(waysToBastion(['test/sandbox/server/wire.test.ts'])).toContain(
      'test/sandbox/server/wire.test.ts > test/sandbox/world.ts > test/projectModel.ts > test/projectSources.ts',
    );
  });
});
