import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { fieldsOfKind, kindOf, kindQuery } from '../../../src/fields/kinds.ts';
import { fieldOf } from '../app/fixtures.ts';

const part = (name: string, kinds?: FieldModel['kinds']) =>
  fieldOf({ name, ...(kinds && { kinds }) });
const fields: readonly FieldModel[] = [
  { name: 'type', type: 'choice', label: 'type' },
  {
    name: 'attrs',
    type: 'object',
    label: 'attrs',
    fields: [
      part('host', { mysql: {}, redis: {} }),
      part('port', { mysql: { default: 3306 }, redis: { default: 6379, required: true } }),
      part('cluster', { k8s: {} }),
      part('note'),
    ],
  },
];
const variants = { by: 'type', into: 'attrs' };
const namesOf = (kind: string | undefined) =>
  fieldsOfKind({ fields, variants }, kind)?.[1]?.fields?.map(({ name }) => name);

describe('the kind of a record', () => {
  it('is what the address says, before what the record is', () => {
    expect(kindOf({ fields, variants }, { type: 'redis' }, { type: 'mysql' })).toBe('redis');
    expect(kindOf({ fields, variants }, {}, { type: 'mysql' })).toBe('mysql');
  });

  it('is the usual one where neither says it', () => {
    const usual = fields.map((field) =>
      field.name === 'type' ? { ...field, default: 'k8s' } : field,
    );
    expect(kindOf({ fields: usual, variants }, {})).toBe('k8s');
    expect(kindOf({ fields, variants }, {})).toBeUndefined();
  });

  it('is nothing that an address makes up', () => {
    const closed = fields.map((field) =>
      field.name === 'type' ? { ...field, choices: [{ value: 'mysql', label: 'MySQL' }] } : field,
    );
    expect(kindOf({ fields: closed, variants }, { type: 'mysql' })).toBe('mysql');
    expect(kindOf({ fields: closed, variants }, { type: 'paper' })).toBeUndefined();
  });

  it('does not exist where all records are alike', () => {
    expect(kindOf({ fields }, { type: 'mysql' })).toBeUndefined();
    expect(kindQuery({ fields }, 'mysql')).toEqual({});
  });

  it('stands in the address of its calls', () => {
    expect(kindQuery({ fields, variants }, 'mysql')).toEqual({ type: 'mysql' });
  });
});

describe('the fields of a kind', () => {
  it('are those it has, and those that all have', () => {
    expect(namesOf('mysql')).toEqual(['host', 'port', 'note']);
    expect(namesOf('k8s')).toEqual(['cluster', 'note']);
  });

  it('are as that kind has them', () => {
    const [, attrs] = fieldsOfKind({ fields, variants }, 'redis') ?? [];
    expect(attrs?.fields?.[1]).toMatchObject({ default: 6379, required: true });
  });

  it('are those that all kinds have while none is known', () => {
    expect(namesOf(undefined)).toEqual(['note']);
  });
});
