import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { FieldMetadata } from '../../../src/api/metadata.ts';
import { keptFields, wholeRecord } from '../../../src/pages/wholeRecord.ts';

const told = (facts: Partial<FieldMetadata> = {}): FieldMetadata => ({
  type: 'string',
  required: false,
  ...facts,
});
const declared: readonly FieldModel[] = [
  { name: 'id', type: 'id', label: 'ID' },
  { name: 'hostname', type: 'string', label: 'Hostname' },
  {
    name: 'platform',
    type: 'reference',
    label: 'Platform',
    options: { from: 'assets/platforms', text: 'name', value: 'name' },
  },
  { name: 'labels', type: 'references', label: 'Labels' },
  { name: 'password', type: 'secret', label: 'Password' },
  { name: 'is_active', type: 'boolean', label: 'Active', default: true },
  { name: 'date_created', type: 'datetime', label: 'Created', readOnly: true },
];
const metadata = {
  id: told(),
  hostname: told({ required: true }),
  platform: told({ type: 'field', required: true }),
  nodes: told({ type: 'field' }),
  nodes_display: told({ type: 'list' }),
  labels: told({ type: 'field' }),
  password: told({ write_only: true }),
  number: told(),
  date_expired: told({ type: 'datetime', default: '2096-11-04' }),
  is_active: told({ type: 'boolean', default: true }),
  date_created: told({ type: 'datetime', read_only: true }),
  unknown_here: told(),
};
const record = {
  id: 'a1',
  hostname: 'web-1',
  platform: { name: 'Linux', id: 1 },
  nodes: ['n1'],
  nodes_display: ['/Default/Web'],
  labels: [{ id: 'l1' }, 'l2'],
  number: null,
  date_expired: null,
  is_active: false,
  date_created: 'x',
  unknown_here: 7,
};

describe('what PUT sends of one’s own record', () => {
  const fields = keptFields([
    { name: 'name', type: 'string', label: 'Name' },
    { name: 'is_active', type: 'boolean', label: 'Active', selfReadOnly: true },
  ]);
  const own = { id: 'u1', name: 'Alice', is_active: true };

  it('leaves out what people cannot send about themselves', () => {
    const changes = { id: 'u1', name: 'Alice L.' };
    expect(wholeRecord(own, fields, changes, true)).toEqual(changes);
    expect(wholeRecord(own, fields, changes)).toEqual({ ...changes, is_active: true });
  });

  it('leaves it out of the row of a file, too, unless the row would change it', () => {
    const row = { id: 'u1', name: 'Alice', is_active: 'True' };
    expect(wholeRecord(own, fields, row, true)).toEqual({ id: 'u1', name: 'Alice' });
    const leaver = { ...row, is_active: 'False' };
    expect(wholeRecord(own, fields, leaver, true)).toEqual(leaver);
  });
});

describe('what PUT sends', () => {
  const fields = keptFields(declared, metadata);

  it('is the whole record as it was read, with what shall change', () => {
    expect(wholeRecord(record, fields, { id: 'a1', hostname: 'web-2' })).toEqual({
      id: 'a1',
      hostname: 'web-2',
      platform: 'Linux',
      nodes: ['n1'],
      labels: ['l1', 'l2'],
      date_expired: null,
      is_active: false,
      unknown_here: 7,
    });
  });

  it('leaves out what cannot be written, what was never read, and readable twins', () => {
    for (const name of ['password', 'date_created', 'id', 'nodes_display']) {
      expect(fields.map((field) => field.name)).not.toContain(name);
    }
  });

  it('lets a readable twin win over the field it stands for', () => {
    const sent = wholeRecord(record, fields, { nodes_display: ['/Default/New'] });
    expect(sent).not.toHaveProperty('nodes');
    expect(sent).toMatchObject({ nodes_display: ['/Default/New'] });
  });

  it('says nothing for nothing, unless a default waits', () => {
    const sent = wholeRecord(record, fields, {});
    expect(sent).not.toHaveProperty('number');
    expect(sent).toHaveProperty('date_expired', null);
  });

  it('goes by the manifest where the server does not tell its fields', () => {
    expect(keptFields(declared).map(({ name }) => name)).toEqual([
      'hostname',
      'platform',
      'labels',
      'is_active',
    ]);
  });
});
