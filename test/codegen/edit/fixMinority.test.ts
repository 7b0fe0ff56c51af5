import { describe, expect, it } from 'vitest';
import { benchFor } from '../../../codegen/cli/checkDraft.ts';
import { diskFiles, readSources } from '../../../codegen/cli/files.ts';
import { textUseCache } from '../../../codegen/cli/textUseCache.ts';
import { Draft, type ReadableFiles } from '../../../codegen/edit/draft.ts';
import { fixProject } from '../../../codegen/edit/fix.ts';
import { engineFolder } from '../../../codegen/read/engineFolder.ts';
import { withKnown } from '../../knownSources.ts';
import { projectSources } from '../../projectSources.ts';
import { memoryFiles } from '../back/memoryFiles.ts';
import { baseFiles } from '../front/goldenProject.ts';

/** For checks of the whole project on a busy machine. */
const WHOLE_PROJECT_MS = 60_000;
const USER = 'manifest/resources/users/user.yaml';
const VIEW = 'manifest/views/console.yaml';
const PROJECT = diskFiles(engineFolder());
const SMALL = memoryFiles(Object.fromEntries(baseFiles()));

interface Wishes {
  readonly gates?: boolean;
  /** The project as it was committed, where it is another one than before the mistake. */
  readonly committed?: ReadableFiles;
}

const read: typeof readSources = (files) => withKnown(readSources(files), projectSources());

/** A project with one mistake, and what `fix` makes of it. */
async function fixed(
  project: ReadableFiles,
  file: string,
  from: string | RegExp,
  to: string,
  { gates = false, committed }: Wishes = {},
) {
  const before = new Draft(project);
  const text = before.read(file) ?? '';
  before.set(file, text.replace(from, to));
  expect(before.read(file)).not.toBe(text);
  const draft = new Draft(before);
  const cache = project === PROJECT ? textUseCache(engineFolder()) : undefined;
  const bench = benchFor(draft, cache, committed && (() => read(committed)), read);
  const { diagnostics } = await bench.check();
  const result = await fixProject(bench, { gates });
  return {
    suggestions: diagnostics
      .filter(({ rule }) => rule.startsWith('unknown-'))
      .flatMap(({ suggestion }) => suggestion ?? []),
    repairs: result.repairs.map(({ about }) => about),
    gates: result.gates.map(({ about }) => about),
    errors: result.left.diagnostics.filter(({ severity }) => severity === 'error').length,
    isUnchanged: draft.changes().length === 0,
    isAsMeant: draft.read(file) === text,
  };
}

describe('a definition that is misspelt', () => {
  it.each([
    [
      'a field',
      'manifest/resources/xpack/gatherusertask.yaml',
      /^  crontab:( +)\{/m,
      '  cronatb:$1{',
      "'cronatb' becomes 'crontab'.",
    ],
    [
      'a permission',
      'manifest/permissions.yaml',
      '    changeauthplan: [view,',
      '    changeauthplan: [veiw,',
      "'veiw' becomes 'view'.",
    ],
    [
      'an address',
      'manifest/api.yaml',
      'xpack/cloud/accounts:',
      'xpack/cloud/acounts:',
      "'xpack/cloud/acounts' becomes 'xpack/cloud/accounts'.",
    ],
  ])(
    'gets the name of its uses, and is suggested for none of them: %s',
    async (_, file, from, to, repair) => {
      const { suggestions, repairs, gates, errors, isAsMeant } = await fixed(
        PROJECT,
        file,
        from,
        to,
        { gates: true },
      );
      expect({ suggestions, repairs, gates, errors, isAsMeant }).toEqual({
        suggestions: [],
        repairs: [repair],
        gates: [],
        errors: 0,
        isAsMeant: true,
      });
    },
    WHOLE_PROJECT_MS,
  );

  it(
    'that decides who reaches something is mended on demand only',
    async () => {
      const { repairs, gates, isUnchanged } = await fixed(
        PROJECT,
        'manifest/permissions.yaml',
        '    changeauthplan: [view,',
        '    changeauthplan: [veiw,',
      );
      expect([repairs, gates, isUnchanged]).toEqual([[], ["'veiw' becomes 'view'."], true]);
    },
    WHOLE_PROJECT_MS,
  );

  it(
    'is mended itself where its uses say so',
    async () => {
      const file = 'manifest/resources/users/usergroup.yaml';
      const { repairs, errors } = await fixed(PROJECT, file, 'users.usergroup', 'users.usergruop', {
        gates: true,
      });
      expect([repairs, errors]).toEqual([["'users.usergruop' becomes 'users.usergroup'."], 0]);
    },
    WHOLE_PROJECT_MS,
  );

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
