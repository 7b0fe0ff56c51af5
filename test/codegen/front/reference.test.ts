import { kindOfFile } from '../../../codegen/read/manifestKinds.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FIELD_TYPES, CELLS } from '../../../codegen/model/fields.ts';
import { parseProject } from '../../../codegen/compile/parseProject.ts';
import { SCHEMAS } from '../../../codegen/schema/schemas.ts';
import type { JsonSchema } from '../../../codegen/schema/jsonSchema.ts';
import { describedObjects } from './referenceTables.ts';

const PATH = fileURLToPath(new URL('../../../docs/manifest-reference.md', import.meta.url));
const TITLE = /<!-- keys: (\w+) -->/g;
const WHOLE_FILE = /```yaml file=(\S+)\n([\s\S]*?)```/g;

const objects = describedObjects();
const reference = readFileSync(PATH, 'utf8');
const wholeFiles = [...reference.matchAll(WHOLE_FILE)].map(([, path = '', text = '']) => ({
  path,
  text,
}));

describe('docs/manifest-reference.md', () => {
  it('has a table for every object of the language, and for nothing else', () => {
    const titles = [...reference.matchAll(TITLE)].map(([, title]) => title);
    expect(titles.toSorted()).toEqual([...objects.keys()].toSorted());
  });

  it.each([...objects])('says what each key of %s does', (title, { properties = {} }) => {
    for (const [key, { description }] of Object.entries(properties)) {
      expect(description, `${title}.${key} has a description`).toMatch(/\S.*\.$/);
    }
  });

  it('names every type of a field and every kind of cell', () => {
    for (const word of [...FIELD_TYPES, ...CELLS]) expect(reference).toContain(`\`${word}\``);
  });

  it('has a whole file of every kind as an example', () => {
    const kinds = wholeFiles.map(({ path }) => path.split('/')[1]?.replace(/s?(\.yaml)?$/, ''));
    for (const kind of [
      'app',
      'permission',
      'feature',
      'api',
      'drift',
      'role',
      'expectation',
      'glossary',
      'view',
      'resource',
      'server',
    ]) {
      expect(kinds).toContain(kind);
    }
  });

  // What a resource leaves out stands in the table of the server.
  const tables = wholeFiles.filter(({ path }) => kindOfFile(path) === 'server');

  it.each(wholeFiles)('has a valid example of $path', ({ path, text }) => {
    const { diagnostics } = parseProject({
      manifests: [...tables.filter((table) => table.path !== path), { path, text }],
      locales: [],
      overrides: [],
    });
    expect(diagnostics.filter(({ rule }) => rule !== 'missing-file')).toEqual([]);
  });
});

describe('the schemas', () => {
  it('are closed: every object names its keys, or what its keys may be', () => {
    for (const [kind, schema] of Object.entries(SCHEMAS)) expectClosed(schema, kind);
  });
});

function expectClosed(schema: JsonSchema, where: string): void {
  const isObject = [schema.type ?? []].flat().includes('object');
  if (isObject && schema.properties) {
    expect(schema.additionalProperties, where).toBeDefined();
  }
  for (const [key, part] of Object.entries({ ...schema.properties, ...schema.definitions })) {
    expectClosed(part, `${where}.${key}`);
  }
  if (schema.items) expectClosed(schema.items, `${where}[]`);
  if (typeof schema.additionalProperties === 'object') {
    expectClosed(schema.additionalProperties, `${where}.*`);
  }
}
