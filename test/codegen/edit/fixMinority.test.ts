import { describe, expect, it } from 'vitest';
import { Draft } from '../../../codegen/edit/draft.ts';
import { memoryFiles } from '../back/memoryFiles.ts';
import { baseFiles } from '../front/goldenProject.ts';
import { fixed } from './fixed.ts';

const USER = 'manifest/resources/users/user.yaml';
const VIEW = 'manifest/views/console.yaml';
const SMALL = memoryFiles(Object.fromEntries(baseFiles()));

describe('a definition that is misspelt', () => {
  it('is not spread over its texts', async () => {
    const { repairs, isAsMeant } = await fixed(SMALL, USER, /^  date_joined:/m, '  date_jonied:');
    expect([repairs, isAsMeant]).toEqual([["'date_jonied' becomes 'date_joined'."], true]);
  });

  it('is mended when its only use stands as often, and the last commit knows which is new', async () => {
    const misspelt = ['TICKETS_ENABLED', 'TICKETS_ENABELD'] as const;
    const features = 'manifest/features.yaml';
    const wishes = { gates: true, committed: SMALL };
    const { repairs, isAsMeant } = await fixed(SMALL, features, ...misspelt, wishes);
    expect([repairs, isAsMeant]).toEqual([["'TICKETS_ENABELD' becomes 'TICKETS_ENABLED'."], true]);
    expect((await fixed(SMALL, features, ...misspelt, { gates: true })).repairs).toEqual([]);
  });
});

describe('a use that is misspelt', () => {
  it('of a name that stands as often, waits for a commit that knows one of the two', async () => {
    const once = new Draft(SMALL);
    const text = once.read(USER) ?? '';
    once.set(
      USER,
      text
        .replace('fields:\n', 'fields:\n  zone: { type: string }\n')
        .replace('columns: [name', 'columns: [name, zone'),
    );
    const misspelt = ['columns: [name, zone', 'columns: [name, zoen'] as const;
    expect((await fixed(once, USER, ...misspelt)).repairs).not.toContain("'zoen' becomes 'zone'.");
    const { repairs } = await fixed(once, USER, ...misspelt, { committed: once });
    expect(repairs).toContain("'zoen' becomes 'zone'.");
  });
});

describe('what decides who reaches something', () => {
  it.each([
    ['needs', 'needs: users.view_user', 'needs: users.veiw_user'],
    ['a key of a gate', 'needs: users.view_user', 'neds: users.view_user'],
  ])('is repaired on demand only: %s', async (_, from, to) => {
    const left = await fixed(SMALL, VIEW, from, to);
    expect([left.repairs, left.isUnchanged, left.gates.length]).toEqual([[], true, 1]);
    const mended = await fixed(SMALL, VIEW, from, to, { gates: true });
    expect([mended.repairs.length, mended.errors, mended.gates]).toEqual([1, 0, []]);
  });
});
