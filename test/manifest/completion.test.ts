import { describe, expect, it } from 'vitest';
import { completions } from '../../codegen/lsp/completion.ts';
import { stateOf, withSources, type State } from '../../codegen/lsp/state.ts';
import { projectSources } from '../projectSources.ts';

const sources = projectSources();

const state = stateOf({ sources, code: [], diagnostics: [] });

function stateWith(path: string, text: string): State {
  const put = (files: typeof sources.manifests) =>
    files.map((file) => (file.path === path ? { path, text } : file));
  const { manifests, locales } = sources;
  return withSources(state, { ...sources, manifests: put(manifests), locales: put(locales) });
}

/** What is proposed where `|` stands in place of the old words. */
function proposed(path: string, old: string, written: string): readonly string[] {
  const files = [...sources.manifests, ...sources.locales];
  const before = files.find((file) => file.path === path)?.text ?? '';
  if (!before.includes(old)) throw new Error(`${path} has no '${old}'.`);
  const at = before.indexOf(old) + written.indexOf('¦');
  const text = before.replace(old, () => written.replace('¦', ''));
  const lines = text.slice(0, at).split('\n');
  const position = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  return completions({ path, text }, position, (next) => stateWith(path, next)).map(
    ({ label }) => label,
  );
}

const USER = 'manifest/resources/users/user.yaml';
const CONSOLE = 'manifest/views/console.yaml';
const EXPECTATIONS = 'manifest/expectations.yaml';

describe('completion of names, wherever a rule accepts them', () => {
  it.each<[what: string, path: string, written: string, some: readonly string[], not: string]>([
    ['a column', USER, 'default: [na⟨me⟩,', ['username', 'phone', 'avatar_url'], 'assets.asset'],
    [
      'a filter of a tab',
      USER,
      'where: { us⟨er_id⟩: $record.id } }',
      ['user_id', 'is_valid'],
      'phone',
    ],
    [
      'a condition',
      USER,
      'when: { lo⟨gin_blocked⟩: true }',
      ['login_blocked', 'source', 'mode', 'any'],
      'users.user',
    ],
    [
      'a field of a reference',
      USER,
      'where: { username: $record.us⟨ername⟩ }',
      ['record.username'],
      'record.hostname',
    ],
    ['a resource', USER, 'to: users.⟨usergroup⟩', ['users.usergroup', 'assets.asset'], 'UserList'],
    [
      'a route',
      USER,
      'route: ⟨AssetPermissionCreate⟩',
      ['AssetPermissionCreate', 'UserList'],
      'users.user',
    ],
    [
      'a permission',
      USER,
      'needs: users.⟨invite_user⟩',
      ['users.invite_user', 'assets.view_asset'],
      'users.user',
    ],
    [
      'an alternative',
      USER,
      'needs: perms.view_assetpermission|pe⟨rms.view_applicationpermission⟩',
      ['perms.view_applicationpermission'],
      'users.user',
    ],
    [
      'one of several permissions',
      USER,
      'needs: [⟨users.change_user⟩,',
      ['users.change_user'],
      'users.user',
    ],
    ['a setting', USER, 'setting: ⟨AUTH_WECOM⟩', ['AUTH_WECOM', 'TICKETS_ENABLED'], 'users.user'],
    ['a licence', USER, 'licence: ⟨required⟩', ['required'], 'true'],
    ['an icon', CONSOLE, 'icon: ⟨domain⟩', ['domain', 'workbench'], 'users.user'],
    ['a resource of a route', CONSOLE, 'resource: ⟨assets.domain⟩', ['assets.domain'], 'UserList'],
    [
      'a subject of an expectation',
      EXPECTATIONS,
      'of:   [⟨TaskMonitor⟩]',
      ['TaskMonitor', 'users.user'],
      'OrgAdmin',
    ],
    [
      'a role',
      EXPECTATIONS,
      'who:    [⟨User+OrgUser⟩]',
      ['OrgAdmin', 'User+OrgAdmin', 'newcomer'],
      'UserList',
    ],
    [
      'a view',
      EXPECTATIONS,
      'views: [⟨workbench⟩, profile, ops]',
      ['workbench', 'console'],
      'UserList',
    ],
  ])('%s, in the place of what stands in ⟨ ⟩', (_, path, written, some, not) => {
    const old = written.replaceAll(/[⟨⟩]/g, '');
    const found = proposed(path, old, written.replace(/⟨.*⟩/, '¦'));
    expect(found).toEqual(expect.arrayContaining([...some]));
    expect(found).not.toContain(not);
  });

  it('does not propose names where something gets a name', () => {
    expect(proposed(USER, 'resource: users.user', 'resource: ¦')).toEqual([]);
    expect(proposed(USER, '  update_password: ', '  ¦: ')).toEqual([]);
    expect(proposed(CONSOLE, 'name: RoleList', 'name: ¦')).toEqual([]);
  });
});

describe('completion of keys', () => {
  it('of an unfinished line, in blocks and in brackets, without those that are there', () => {
    expect(proposed(USER, 'find: true\n', 'fi¦\n')).toEqual(
      expect.arrayContaining(['find', 'bulk']),
    );
    expect(proposed(USER, 'find: true\n', 'fi¦\n')).not.toContain('record');
    const inField = proposed(
      USER,
      'password: { policy: password',
      'password: { policy: password, ¦',
    );
    expect(inField).toContain('help');
    expect(inField).not.toContain('policy');
    expect(proposed(CONSOLE, 'icon: domain }', 'icon: domain, ¦ }')).toContain('hidden');
  });

  it('of a catalogue: the steps of the texts that the language lacks', () => {
    const found = proposed(
      'locales/ja/users.yaml',
      '      fields:\n',
      '      fields:\n        ¦\n',
    );
    expect(found).toEqual([]);
    expect(proposed('locales/ja/users.yaml', '        granted-assets:', '        ¦:')).toEqual([
      'granted-assets',
    ]);
  });
});
