import { describe, expect, it } from 'vitest';
import { quickFixes } from '../../../codegen/lsp/quickFixes.ts';
import { stateOf } from '../../../codegen/lsp/state.ts';
import { applyEdits } from '../../../codegen/read/textEdit.ts';
import { run } from '../back/runCommand.ts';
import { baseFiles, sourcesOf } from '../front/goldenProject.ts';
import { diskFiles } from '../../../codegen/cli/files.ts';
import { folderWith } from './editor.ts';

const USER = 'manifest/resources/users/user.yaml';

const withChange = (path: string, change: (text: string) => string) =>
  new Map([...baseFiles(), [path, change(baseFiles().get(path) ?? '')]]);

/** The files after the preferred fix of the first missing text, with its title. */
function mended(files: ReadonlyMap<string, string>) {
  const state = stateOf({
    sources: { ...sourcesOf(files), textUses: [] },
    code: [],
    diagnostics: [],
  });
  const { diagnostics } = state.found;
  const finding = diagnostics.find(({ rule }) => rule === 'missing-text');
  if (!finding) throw new Error(JSON.stringify(diagnostics));
  const [fix] = quickFixes(state, finding).filter(({ preferred }) => preferred);
  const after = new Map(files);
  for (const { file } of fix?.edits ?? []) {
    const own = fix?.edits.filter((edit) => edit.file === file) ?? [];
    after.set(file, applyEdits(files.get(file) ?? '', own) ?? '');
  }
  return { title: fix?.title, after };
}

/** The files after `gatehouse fix`. */
async function fixed(files: ReadonlyMap<string, string>) {
  const folder = folderWith(files);
  await run(['fix', '--write'], folder);
  const disk = diskFiles(folder);
  return new Map(
    ['manifest', 'locales', 'src'].flatMap((below) =>
      disk.list(below).map((path) => [path, disk.read(path) ?? ''] as const),
    ),
  );
}

describe('the quick fix of a missing text writes what fix writes', () => {
  it('for a field that no language has a text for: below its resource, to be translated', async () => {
    const files = withChange(USER, (text) =>
      text.replace('  groups: {', '  nick_name: { type: string }\n  groups: {'),
    );
    const { title, after } = mended(files);
    expect(title).toBe("Add 'resources.users.user.fields.nick_name' in en, zh, ja");
    expect(after.get('locales/en/users.yaml')).toMatch(/nick_name: Nick name/);
    expect(after.get('locales/ja/users.yaml')).toMatch(/gatehouse: translate/);
    expect(after).toEqual(await fixed(files));
  });

  it('for a text that one language lacks, as it is in another', async () => {
    const files = withChange('locales/ja/users.yaml', (text) =>
      text.replace(/, fields: \{ users: [^}]+\}/, ''),
    );
    const { title, after } = mended(files);
    expect(title).toBe("Add 'resources.users.usergroup.fields.users' in ja");
    expect(after).toEqual(await fixed(files));
  });

  it('for a resource without texts: in a file of its own', async () => {
    const files = new Map([
      ...baseFiles(),
      [
        'manifest/permissions.yaml',
        'apps:\n  users:\n    user: [view, add, change, delete]\n    usergroup: [view, add, change, delete]\n    team: [view]\n',
      ],
      [
        'manifest/resources/users/team.yaml',
        'resource: users.team\napi: users/groups\nname: Team\nfields:\n  id: { type: id }\n',
      ],
    ]);
    const { title, after } = mended(files);
    expect(title).toBe("Add 'resources.users.team.one' in en, zh, ja");
    expect(after.get('locales/ja/users/team.yaml')).toContain('one: One  # gatehouse: translate');
  });
});
