import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FIELD_TYPES, CELLS } from '../../../codegen/model/fields.ts';
import { parseProject } from '../../../codegen/compile/parseProject.ts';
import { SCHEMAS } from '../../../codegen/schema/schemas.ts';
import type { JsonSchema } from '../../../codegen/schema/jsonSchema.ts';
import { UPDATES } from './goldenProject.ts';
import { describedObjects, keyTable } from './referenceTables.ts';

const PATH = fileURLToPath(new URL('../../../docs/manifest-reference.md', import.meta.url));
const TABLE = /<!-- keys: (\w+) -->\n((?:(?!<!--)[\s\S])*?)<!-- \/keys -->/g;
const WHOLE_FILE = /```yaml file=(\S+)\n([\s\S]*?)```/g;

const objects = describedObjects();
if (UPDATES) {
  const text = readFileSync(PATH, 'utf8').replace(TABLE, (whole, title: string) => {
    const schema = objects.get(title);
    return schema ? `<!-- keys: ${title} -->\n${keyTable(title, schema)}\n<!-- /keys -->` : whole;
  });
  writeFileSync(PATH, text);
}
const reference = readFileSync(PATH, 'utf8');
const tables = new Map(
  [...reference.matchAll(TABLE)].map(([, title, table]) => [title ?? '', (table ?? '').trimEnd()]),
);
const wholeFiles = [...reference.matchAll(WHOLE_FILE)].map(([, path = '', text = '']) => ({
  path,
  text,
}));

describe('docs/manifest-reference.md', () => {
  it('has a table for every object of the language, and for nothing else', () => {
    expect([...tables.keys()].toSorted()).toEqual([...objects.keys()].toSorted());
  });

  it.each([...objects])(
    'says every key of %s, what it does, and what holds without it',
    (title) => {
      const schema = objects.get(title) ?? {};
      expect(tables.get(title), 'run with GATEHOUSE_UPDATE=1').toBe(keyTable(title, schema));
      for (const [key, { description }] of Object.entries(schema.properties ?? {})) {
        expect(description, `${title}.${key} has a description`).toMatch(/\S.*\.$/);
      }
    },
  );

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
    ]) {
      expect(kinds).toContain(kind);
    }
  });

  it.each(wholeFiles)('has a valid example of $path', ({ path, text }) => {
    const { diagnostics } = parseProject({
      manifests: [{ path, text }],
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
