import { describe, expect, it } from 'vitest';
import { hoverAt } from '../../codegen/lsp/hover.ts';
import { stateOf } from '../../codegen/lsp/state.ts';
import { projectSources } from '../projectSources.ts';

const state = stateOf({
  sources: projectSources(),
  code: [],
  diagnostics: [],
});

/** What is shown on the first character of the words behind a beginning. */
function shown(path: string, beginning: string, words: string): string {
  const { manifests, locales } = state.sources;
  const file = [...manifests, ...locales].find((one) => one.path === path);
  const at = file?.text.indexOf(words, file.text.indexOf(beginning)) ?? -1;
  if (!file || at === -1) throw new Error(`${path} has no '${words}' behind '${beginning}'.`);
  const lines = file.text.slice(0, at).split('\n');
  const position = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  return hoverAt(state, file, position)?.text ?? '';
}

const USER = 'manifest/resources/users/user.yaml';

describe('hover', () => {
  it('on a key: the description of the reference, with what its absence means', () => {
    expect(shown(USER, 'name: User', 'record:')).toMatch(/Unless given: /);
  });

  it('on a field: its type and its text in three languages', () => {
    const text = shown(USER, 'list:', 'username');
    expect(text).toContain('**field `users.user.username`** · string: ');
    expect(text).toMatch(/Declared in `manifest\/resources\/users\/user\.yaml:\d+`/);
    expect(text).toMatch(/en: .+\s+ja: .+\s+zh: .+|en: .+\s+zh: .+\s+ja: .+/);
  });

  it('on a gate: who passes it, among the built-in roles', () => {
    const text = shown(USER, '  invite: ', 'licence');
    expect(text).toContain('Who passes\n- action users.user.invite: open to SystemAdmin, OrgAdmin');
    expect(shown(USER, '  invite: ', 'users.invite_user')).toContain(
      'Held by SystemAdmin, OrgAdmin',
    );
  });

  it('on a route: its address, and whom it is open to', () => {
    const text = shown('manifest/app.yaml', 'shell:', 'ProfileInfo');
    expect(text).toContain('**route `ProfileInfo`**');
    expect(text).toMatch(/Open to .*User/);
  });

  it('on a text: its words in every language', () => {
    expect(shown('locales/ja/users.yaml', 'actions:', 'invite')).toMatch(
      /\*\*text `resources\.users\.user\.actions\.invite`\*\* · Invite users[\s\S]*zh: /,
    );
  });
});
