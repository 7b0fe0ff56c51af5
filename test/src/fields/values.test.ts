import { expect, it } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
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
