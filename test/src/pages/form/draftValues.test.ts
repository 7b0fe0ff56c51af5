import { describe, expect, it } from 'vitest';
import {
  draftValues,
  holdsSecrets,
  restoredValues,
} from '../../../../src/pages/form/drafts/draftValues.ts';
import { fieldOf } from '../../app/fixtures.ts';

const host = fieldOf({ name: 'host', maxLength: 9 });
const secret = fieldOf({ name: 'secret', type: 'secret' });

describe('a draft', () => {
  it('keeps what differs from where the form began', () => {
    const fields = [fieldOf({ name: 'name' }), fieldOf({ name: 'kind' })];
    expect(draftValues(fields, { name: 'Ada', kind: 'arm' }, { name: '', kind: 'arm' })).toEqual({
      name: 'Ada',
    });
  });

  it.each([
    fieldOf({ name: 'x', type: 'secret' }),
    fieldOf({ name: 'x', encrypted: true }),
    fieldOf({ name: 'x', type: 'text', writeOnly: true }),
    fieldOf({ name: 'x', type: 'text', widget: 'key-file' }),
    fieldOf({ name: 'password' }),
  ])('never keeps a secret: $type $widget $name', (one) => {
    expect(draftValues([one], { [one.name]: 'hush' }, {})).toEqual({});
    expect(holdsSecrets([one])).toBe(true);
  });

  it('keeps objects and lists without the secrets in them', () => {
    const box = fieldOf({ name: 'box', type: 'object', fields: [host, secret] });
    const rows = fieldOf({
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
    const box = fieldOf({ name: 'box', type: 'object', fields: [host, secret] });
    const restored = restoredValues(
      [box, fieldOf({ name: 'other' })],
      { box: { host: 'new' }, gone: 1 },
      { box: { host: 'old', secret: 'typed' }, other: 'o' },
    );
    expect(restored).toEqual({ box: { host: 'new', secret: 'typed' } });
  });
});
