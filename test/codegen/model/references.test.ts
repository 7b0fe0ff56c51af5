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
  rows: [{ asset: 'x' }, { asset: 'y' }],
};

describe('a reference', () => {
  it.each(['$record.id', '$me.username', '$query.node', '$selection', '$selection.asset'])(
    'may be %s',
    (text) => {
      expect(REFERENCE.test(text)).toBe(true);
    },
  );

  it.each(['record.id', '$record', '$other.id', '$record.id.x', 'x $me.id', '$selection.a.b'])(
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

  it('to a field of the selected rows gives that of each', () => {
    expect(resolveReferences({ assets: '$selection.asset' }, scope)).toEqual({
      assets: ['x', 'y'],
    });
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

  it('to a selection are its ids inside an address, or the one record', () => {
    expect(resolveAddress('/run?assets=$selection', scope)).toBe('/run?assets=a%2Cb');
    expect(resolveAddress('/run?assets=$selection', { record: { id: 'r1' } })).toBe(
      '/run?assets=r1',
    );
  });
});
