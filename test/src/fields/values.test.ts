import { expect, it } from 'vitest';
import { isComposed, type FieldModel } from '../../../codegen/model/fields.ts';
import { spaced } from '../../../src/fields/composedName.ts';
import { displayValue } from '../../../src/fields/values.ts';

const field = (secondary?: string): FieldModel => ({
  name: 'it',
  type: 'reference',
  label: { literal: 'It' },
  display: 'it_display',
  options: { from: 'its', text: 'name', value: 'id', ...(secondary && { secondary }) },
});

it.each([
  ['username', 'root by key(root)', 'root by key (root)'],
  ['username', 'Alice (night)(alice)', 'Alice (night) (alice)'],
  ['username', ['Alice(alice)', 'Bob(bob)'], 'Alice (alice), Bob (bob)'],
  [undefined, 'Quay(east)', 'Quay(east)'],
])('with a second name %s shows %s with a space', (secondary, sent, shown) => {
  expect(displayValue(field(secondary), { it_display: sent })).toBe(shown);
});

it.each([
  ['Alice Lindqvist(alice)', 'Alice Lindqvist (alice)'],
  ['Alice Lindqvist (alice)', 'Alice Lindqvist (alice)'],
  ['root by key(root)', 'root by key (root)'],
  ['rtm-gate-01(10.20.1.11)', 'rtm-gate-01 (10.20.1.11)'],
  ['customs(Oracle)[Database]', 'customs (Oracle) [Database]'],
  ['default(server)(165)', 'default (server) (165)'],
  ['web-01', 'web-01'],
  ['(alice)', '(alice)'],
  ['', ''],
])('writes %s with a blank between its two names', (sent, shown) => {
  expect(spaced(sent)).toBe(shown);
});

it('a composed name is one by its format, or by a reference to records with two names', () => {
  expect(isComposed({ format: 'two-names' })).toBe(true);
  const options = { from: 'users/users', text: 'name', value: 'id' };
  expect(isComposed({ options: { ...options, secondary: 'username' } })).toBe(true);
  expect(isComposed({ options })).toBe(false);
  expect(isComposed({})).toBe(false);
});

it('a log shows a name that it holds as a text', () => {
  const file: FieldModel = { name: 'filename', type: 'string', label: { literal: 'File' } };
  const user: FieldModel = { ...file, name: 'user', format: 'two-names' };
  expect(displayValue(user, { user: 'Alice(alice)' })).toBe('Alice (alice)');
  expect(displayValue(file, { filename: 'a(b)' })).toBeUndefined();
});
