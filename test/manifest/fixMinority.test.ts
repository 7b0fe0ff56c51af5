import { describe, expect, it } from 'vitest';
import { diskFiles, readSources } from '../../codegen/cli/files.ts';
import { textUseCache } from '../../codegen/cli/textUseCache.ts';
import { engineFolder } from '../../codegen/read/engineFolder.ts';
import { fixed } from '../codegen/edit/fixed.ts';
import { withKnown } from '../knownSources.ts';
import { projectSources } from '../projectSources.ts';

const PROJECT = diskFiles(engineFolder());

/** This project with one mistake, and what `fix` makes of it. */
const fixedHere = (file: string, from: string | RegExp, to: string, gates: boolean) =>
  fixed(PROJECT, file, from, to, {
    gates,
    cache: textUseCache(engineFolder()),
    read: (files) => withKnown(readSources(files), projectSources()),
  });

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
      const { suggestions, repairs, gates, errors, isAsMeant } = await fixedHere(
        file,
        from,
        to,
        true,
      );
      expect({ suggestions, repairs, gates, errors, isAsMeant }).toEqual({
        suggestions: [],
        repairs: [repair],
        gates: [],
        errors: 0,
        isAsMeant: true,
      });
    },
  );

  it('that decides who reaches something is mended on demand only', async () => {
    const { repairs, gates, isUnchanged } = await fixedHere(
      'manifest/permissions.yaml',
      '    changeauthplan: [view,',
      '    changeauthplan: [veiw,',
      false,
    );
    expect([repairs, gates, isUnchanged]).toEqual([[], ["'veiw' becomes 'view'."], true]);
  });

  it('is mended itself where its uses say so', async () => {
    const file = 'manifest/resources/users/usergroup.yaml';
    const { repairs, errors } = await fixedHere(file, 'users.usergroup', 'users.usergruop', true);
    expect([repairs, errors]).toEqual([["'users.usergruop' becomes 'users.usergroup'."], 0]);
  });
});
