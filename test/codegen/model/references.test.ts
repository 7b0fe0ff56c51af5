import { describe, expect, it } from 'vitest';
import {
  REFERENCE,
  resolveAddress,
  resolveReferences,
  type ReferenceScope,
} from '../../../codegen/model/references.ts';

const scope: ReferenceScope = {
  record: { id: 'r 1', active: false },
  me: { id: 'u1' },
  query: { node: 'n1' },
  selection: ['a', 'b'],
};

describe('a reference', () => {
  it.each(['$record.id', '$me.username', '$query.node', '$selection'])('may be %s', (text) => {
    expect(REFERENCE.test(text)).toBe(true);
  });

  it.each(['record.id', '$record', '$other.id', '$record.id.x', 'x $me.id', '$selection.id'])(
    'is not %s',
    (text) => {
      expect(REFERENCE.test(text)).toBe(false);
    },
  );

  it('gives the value with its type, everywhere below a value', () => {
    expect(
      resolveReferences(
        { user: '$me.id', rows: [{ on: '$record.active', ids: '$selection' }], text: 'x $me.id' },
        scope,
      ),
    ).toEqual({ user: 'u1', rows: [{ on: false, ids: ['a', 'b'] }], text: 'x $me.id' });
  });

  it('to what is not there gives nothing', () => {
    expect(resolveReferences('$query.gone', scope)).toBeUndefined();
    expect(resolveReferences('$record.id', {})).toBeUndefined();
  });

  it('is encoded inside an address', () => {
    expect(resolveAddress('users/users/$record.id/unblock', scope)).toBe(
      'users/users/r%201/unblock',
    );
    expect(resolveAddress('x/$query.gone/y', scope)).toBe('x//y');
  });
});
