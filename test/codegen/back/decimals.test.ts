import { describe, expect, it } from 'vitest';
import { decimalProblem, decimalText } from '../../../codegen/model/decimals.ts';
import { metadataOf } from '../../../codegen/server/metadata.ts';
import { draftOf } from '../../../codegen/server/serverFields.ts';
import { writtenField } from '../../../codegen/server/table.ts';

const PRICE = { digits: 6, decimals: 2, min: 0, max: 5000 };
const problem = (value: unknown, limits = {}) => decimalProblem(value, { ...PRICE, ...limits });

describe('a decimal number', () => {
  it.each(['9.00', '0', '-1', '+1.5', '.5', '5.', '007', ' 12 '])(
    'may be written as %s',
    (text) => {
      expect(decimalText(text)).toBe(text.trim());
    },
  );

  it.each(['', '.', '-', '1,5', '1e3', '0x10', 'Infinity', '1.2.3', null, true, [1]])(
    'is never %j',
    (value) => {
      expect(decimalText(value)).toBeUndefined();
      expect(problem(value)).toEqual({ kind: 'number' });
    },
  );

  it('has as many digits as its field takes, on either side of the point', () => {
    expect(problem('4999.99')).toBeUndefined();
    expect(problem('1.234')).toEqual({ kind: 'decimals', limit: 2 });
    expect(problem('12345')).toEqual({ kind: 'whole', limit: 4 });
    expect(problem('0001234.5')).toBeUndefined();
    expect(problem('1234567', { decimals: undefined, max: undefined })).toEqual({
      kind: 'whole',
      limit: 6,
    });
    expect(problem('12.3456', { decimals: undefined })).toBeUndefined();
  });

  it('is compared as a number, both bounds included', () => {
    expect(problem('-0.01')).toEqual({ kind: 'min', limit: 0 });
    expect(problem('5000.01')).toEqual({ kind: 'max', limit: 5000 });
    expect(problem('0')).toBeUndefined();
    expect(problem('5000.00')).toBeUndefined();
    expect(problem(12.5)).toBeUndefined();
  });
});

describe('a decimal of a server', () => {
  const served = {
    type: 'decimal',
    required: false,
    max_digits: 6,
    decimal_places: 2,
    min_value: 0,
    default: '1.00',
  };
  const field = metadataOf('books', { actions: { POST: { price: served } } })?.fields.get('price');

  it('is one in the manifest, with its digits, bounds and default', () => {
    expect(field && draftOf(field)).toMatchObject({
      type: 'decimal',
      digits: 6,
      decimals: 2,
      min: 0,
      default: '1.00',
    });
  });

  it('is one in the table of the server', () => {
    expect(field && writtenField(field)).toEqual({
      type: 'decimal',
      digits: 6,
      decimals: 2,
      min: 0,
      default: '1.00',
    });
  });
});
