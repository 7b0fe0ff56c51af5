import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { diskFiles } from '../../../codegen/cli/files.ts';
import { kindOfFile } from '../../../codegen/read/manifestKinds.ts';
import { editorSchemas } from '../../../codegen/schema/editorSchemas.ts';
import { copyOfSmall, run } from '../back/runCommand.ts';

const schemas = new Map(
  editorSchemas().map(({ kind, text }) => [kind, JSON.parse(text) as Record<string, unknown>]),
);

describe('the schemas for editors', () => {
  it('are draft-07, and take every manifest of the project', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    const validators = new Map([...schemas].map(([kind, schema]) => [kind, ajv.compile(schema)]));
    const wrong = diskFiles('.')
      .list('manifest')
      .filter((path) => {
        const validate = validators.get(kindOfFile(path) ?? '');
        return validate?.(parse(readFileSync(path, 'utf8'))) !== true;
      });
    expect(wrong).toEqual([]);
    // What a part of a manifest lacks stands in another file.
    expect(validators.get('view')?.({ routes: { users: 'users.user' } })).toBe(true);
    expect(validators.get('permissions')?.({ requires: {} })).toBe(true);
    expect(validators.get('resource')?.({ fields: {} })).toBe(false);
    for (const schema of schemas.values()) {
      expect(schema['$schema']).toBe('http://json-schema.org/draft-07/schema#');
    }
  });

  it('describe each key with what its absence means', () => {
    const properties = schemas.get('resource')?.['properties'];
    expect(properties).toMatchObject({
      permission: { description: expect.stringMatching(/Unless given: the resource itself\.$/) },
    });
  });

  it('are written by a command', async () => {
    const folder = copyOfSmall();
    const { code, out } = await run(['schemas', '--out', 'schemas'], folder);
    expect(code).toBe(0);
    expect(out).toContain('written  schemas/view.json\n');
    const written = readFileSync(`${folder}/schemas/view.json`, 'utf8');
    expect(JSON.parse(written)).toEqual(schemas.get('view'));
    expect(written).not.toContain('x-ref');
  });
});
