import { describe, expect, it } from 'vitest';
import { compareDemands, type GateChange } from '../../../codegen/access/compareDemands.ts';
import type { Demand } from '../../../codegen/access/requirement.ts';

const view: Demand = { permission: 'users.view_user' };
const either: Demand = { permission: 'users.view_user|users.match_user' };
const licence: Demand = { licence: true };
const on: Demand = { setting: { name: 'TICKETS_ENABLED', equals: true } };
const off: Demand = { setting: { name: 'TICKETS_ENABLED', equals: false } };
const tabs: Demand = {
  any: [{ permissions: ['users.view_user'] }, { permissions: ['users.add_user'] }],
};
const oneTab: Demand = { any: [{ permissions: ['users.view_user'] }] };

describe('a gate', () => {
  it.each<[what: string, before: readonly Demand[], after: readonly Demand[], is: GateChange]>([
    ['stays the same in another order', [view, licence], [licence, view], 'same'],
    ['is widened when a demand is dropped', [view, licence], [view], 'widened'],
    ['is narrowed when a demand is added', [], [view], 'narrowed'],
    ['is widened by an alternative', [view], [either], 'widened'],
    ['is narrowed when an alternative is dropped', [either], [view], 'narrowed'],
    [
      'is changed when it asks for another permission',
      [view],
      [{ permission: 'users.add_user' }],
      'changed',
    ],
    ['is changed when a setting must have another value', [on], [off], 'changed'],
    ['is widened by a further tab', [oneTab], [tabs], 'widened'],
    ['is narrowed when a tab is dropped', [tabs], [oneTab], 'narrowed'],
    ['is the same as its only tab', [oneTab], [view], 'same'],
    ['is widened when it no longer asks for a tab', [view, tabs], [], 'widened'],
  ])('%s', (_, before, after, is) => {
    expect(compareDemands(before, after)).toBe(is);
  });
});
