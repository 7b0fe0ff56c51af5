import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import {
  draftValues,
  holdsSecrets,
  restoredValues,
} from '../../../../src/pages/form/drafts/draftValues.ts';

const field = (facts: Partial<FieldModel> & { name: string }): FieldModel => ({
  type: 'string',
  label: facts.name,
  ...facts,
});
const host = field({ name: 'host', maxLength: 9 });
const secret = field({ name: 'secret', type: 'secret' });

describe('a draft', () => {
  it('keeps what differs from where the form began', () => {
    const fields = [field({ name: 'name' }), field({ name: 'kind' })];
    expect(draftValues(fields, { name: 'Ada', kind: 'arm' }, { name: '', kind: 'arm' })).toEqual({
      name: 'Ada',
    });
  });

  it.each([
    field({ name: 'x', type: 'secret' }),
    field({ name: 'x', encrypted: true }),
    field({ name: 'x', type: 'text', writeOnly: true }),
    field({ name: 'x', type: 'text', widget: 'key-file' }),
    field({ name: 'password' }),
  ])('never keeps a secret: $type $widget $name', (one) => {
    expect(draftValues([one], { [one.name]: 'hush' }, {})).toEqual({});
    expect(holdsSecrets([one])).toBe(true);
  });

  it('keeps objects and lists without the secrets in them', () => {
    const box = field({ name: 'box', type: 'object', fields: [host, secret] });
    const rows = field({
      name: 'rows',
      type: 'list',
      item: { type: 'object', fields: [host, secret] },
    });
    const filled = { host: 'h', secret: 'hush', unknown: 'u' };
    expect(draftValues([box, rows], { box: filled, rows: [filled] }, {})).toEqual({
      box: { host: 'h' },
      rows: [{ host: 'h' }],
    });
    expect(holdsSecrets([rows])).toBe(true);
  });

  it('comes back over the present values, and leaves alone what it does not hold', () => {
    const box = field({ name: 'box', type: 'object', fields: [host, secret] });
    const restored = restoredValues(
      [box, field({ name: 'other' })],
      { box: { host: 'new' }, gone: 1 },
      { box: { host: 'old', secret: 'typed' }, other: 'o' },
    );
    expect(restored).toEqual({ box: { host: 'new', secret: 'typed' } });
  });
});
