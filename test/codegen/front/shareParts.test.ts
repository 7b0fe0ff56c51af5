import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../codegen/schema/jsonSchema.ts';
import { SCHEMA_CHECKS } from '../../../codegen/schema/schemaChecks.ts';
import { shareParts } from '../../../codegen/schema/shareParts.ts';

const button = (description: string): JsonSchema => ({
  description,
  type: 'object',
  properties: { needs: { type: 'string', pattern: '^[a-z]+\\.[a-z]+$' }, licence: { const: true } },
  additionalProperties: false,
});
const whole: JsonSchema = {
  type: 'object',
  properties: { create: button('Adds a record.'), delete: button('Takes records away.') },
};
const shared = shareParts(whole);

describe('a schema whose parts are shared', () => {
  it('has what is written alike once, and each description where it was', () => {
    expect(Object.keys(shared.definitions ?? {})).toHaveLength(1);
    expect(shared.properties).toEqual({
      create: { description: 'Adds a record.', $ref: '#/definitions/part0' },
      delete: { description: 'Takes records away.', $ref: '#/definitions/part0' },
    });
  });

  it.each([
    {},
    { create: { needs: 'users.user' } },
    { create: 1, delete: { need: 'x', licence: 0 } },
  ])('finds the same in %j', (value) => {
    const errorsOf = (schema: JsonSchema) => {
      const validate = new Ajv(SCHEMA_CHECKS).compile(schema);
      validate(value);
      return validate.errors?.map(({ keyword, instancePath, params }) => [
        keyword,
        instancePath,
        params,
      ]);
    };
    expect(errorsOf(shared)).toEqual(errorsOf(whole));
  });
});
