import { expect, it } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { isComposed, spaced } from '../../../src/fields/composedName.ts';
import { displayValue } from '../../../src/fields/values.ts';

const field = (to: string): FieldModel => ({
  name: 'it',
  type: 'reference',
  label: { literal: 'It' },
  display: 'it_display',
  to,
});

it.each([
  ['assets.systemuser', 'root by key(root)', 'root by key (root)'],
  ['users.user', 'Alice (night)(alice)', 'Alice (night) (alice)'],
  ['users.user', ['Alice(alice)', 'Bob(bob)'], 'Alice (alice), Bob (bob)'],
  ['assets.domain', 'Quay(east)', 'Quay(east)'],
])('shows the two names of %s %s apart', (to, sent, shown) => {
  expect(displayValue(field(to), { it_display: sent })).toBe(shown);
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

it.each([
  'user',
  'asset',
  'system_user',
  'change_by',
  'applicant_display',
  'meta.apply_run_user',
  'step_assignees',
])('a text called %s is a composed name', (name) => expect(isComposed({ name })).toBe(true));

it.each(['title', 'filename', 'apply_run_command', 'comment', 'user_id', 'created_by'])(
  'a text called %s is shown as it was written',
  (name) => expect(isComposed({ name })).toBe(false),
);

it('a log shows a name that it holds as a text', () => {
  const user: FieldModel = { name: 'user', type: 'string', label: { literal: 'User' } };
  expect(displayValue(user, { user: 'Alice(alice)' })).toBe('Alice (alice)');
  expect(displayValue({ ...user, name: 'filename' }, { filename: 'a(b)' })).toBeUndefined();
});
