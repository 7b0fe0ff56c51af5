import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Project, ts } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { kindOfFile } from '../../../codegen/read/manifestKinds.ts';
import { RESOURCE_SCHEMA } from '../../../codegen/schema/resource.schema.ts';
import { manifestTypes } from '../../../codegen/schema/manifestTypes.ts';
import { SCHEMAS } from '../../../codegen/schema/schemas.ts';
import {
  about,
  closed,
  FALSE,
  listOf,
  mapOf,
  oneOrMany,
  orObject,
  type JsonSchema,
} from '../../../codegen/schema/jsonSchema.ts';
import { temporaryFolder } from '../../afterwards.ts';
import { filesOf, goldenCases } from './goldenProject.ts';

const WORD: JsonSchema = { type: 'string', enum: ['one', 'two'] };
const TEXT: JsonSchema = { type: 'string', minLength: 1 };
const INNER = closed('inner', { name: TEXT }, { required: ['name'] });

/** The type of a key with this schema. */
function typeOf(schema: JsonSchema): string {
  const types = manifestTypes({ app: closed('app', { key: schema }) });
  return / key\?: (.*);$/m.exec(types)?.[1] ?? types;
}

/** Type errors of a file that uses the types of these schemas. */
function typeErrors(schemas: Readonly<Record<string, JsonSchema>>, text: string): string {
  const checked = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: {
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      lib: ['lib.es2023.d.ts'],
    },
  });
  const types = checked.createSourceFile('/manifest.ts', manifestTypes(schemas));
  const use = checked.createSourceFile('/use.ts', text);
  return [types, use]
    .flatMap((file) => file.getPreEmitDiagnostics())
    .map(({ compilerObject }) => ts.flattenDiagnosticMessageText(compilerObject.messageText, '\n'))
    .join('\n');
}

describe('the type of a key', () => {
  it.each<[string, JsonSchema, string]>([
    ['a word of a list', WORD, "'one' | 'two'"],
    ['a whole number', { type: 'integer' }, 'number'],
    ['one value', FALSE, 'false'],
    ['one value or several', oneOrMany(WORD), "'one' | 'two' | readonly ('one' | 'two')[]"],
    ['a list', listOf(TEXT), 'readonly (string)[]'],
    ['a map', mapOf(TEXT, { type: 'boolean' }), 'Readonly<Record<string, boolean>>'],
    ['anything', {}, 'unknown'],
    ['an object with a title', INNER, 'InnerSource'],
    ['an object without', { ...INNER, title: undefined }, '{ readonly name: string; }'],
  ])('is told of %s', (_name, schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });

  it('names what may be something simpler than an object, and the object itself', () => {
    const types = manifestTypes({ app: closed('app', { key: orObject(FALSE, INNER) }) });
    expect(types).toContain('readonly key?: InnerSource;');
    expect(types).toContain('export type InnerSource = false | InnerOptions;');
    expect(types).toContain('export interface InnerOptions {\nreadonly name: string;\n}');
  });

  it('has what the schema says of it as its comment', () => {
    expect(
      manifestTypes({ app: closed('app', { key: about(TEXT, 'Its name.', 'none') }) }),
    ).toContain('/** Its name. Unless given: none. */\nreadonly key?: string;');
  });

  it('is refused where two objects of one title have different keys', () => {
    const other = closed('inner', { age: TEXT });
    expect(() => manifestTypes({ app: closed('app', { key: INNER, other }) })).toThrow(
      'Two schemas of different keys are InnerSource.',
    );
  });
});

describe('codegen/schema/writeManifestTypes.mjs --check', () => {
  const types = readFileSync('codegen/schema/generated/manifest.ts', 'utf8');
  const checked = (text: string) => {
    const file = join(temporaryFolder(), 'manifest.ts');
    writeFileSync(file, text);
    const arguments_ = ['codegen/schema/writeManifestTypes.mjs', '--check', file];
    return spawnSync(process.execPath, arguments_, { encoding: 'utf8' });
  };

  it('takes the types as they stand', () => {
    expect(checked(types).status).toBe(0);
  });

  it('finds a key that stands in the schemas alone', () => {
    const { status, stderr } = checked(types.replace('  readonly whole?: true;\n', ''));
    expect(status).toBe(1);
    expect(stderr).toContain('differs from the schemas');
  });

  it('finds a key that stands in the types alone', () => {
    const { status } = checked(
      types.replace('readonly whole?', 'readonly extra?: 1; readonly whole?'),
    );
    expect(status).toBe(1);
  });
});

describe('the types of manifests', () => {
  const withColour = {
    ...SCHEMAS,
    resource: {
      ...RESOURCE_SCHEMA,
      properties: { ...RESOURCE_SCHEMA.properties, colour: WORD },
    },
  };
  const use = (colour: string) =>
    `import type { ResourceSource } from './manifest.ts';
     export const source: ResourceSource = { resource: 'a.b', name: 'B', colour: '${colour}' };`;

  it('have a key as soon as its schema has it, with the words it may be', () => {
    expect(typeErrors(SCHEMAS, use('one'))).toContain("'colour' does not exist");
    expect(typeErrors(withColour, use('one'))).toBe('');
    expect(typeErrors(withColour, use('three'))).toContain('"three"');
  });

  it('take every manifest of the golden projects without mistakes, and know each of its keys', () => {
    const values = goldenCases()
      .filter(({ name }) => name.startsWith('good'))
      .flatMap((golden) => [...filesOf(golden)])
      .filter(([path]) => path.startsWith('manifest/') && kindOfFile(path) !== undefined);
    const written = [...new Map(values.map(([path, text]) => [text, path]))].map(
      ([text, path], index) =>
        `const file${index}: ManifestByKind['${kindOfFile(path)}'] = ${JSON.stringify(parse(text, { merge: true }))};`,
    );
    expect(written.length).toBeGreaterThan(50);
    expect(
      typeErrors(
        SCHEMAS,
        `import type { ManifestByKind } from './manifest.ts';\n${written.join('\n')}`,
      ),
    ).toBe('');
  });
});
