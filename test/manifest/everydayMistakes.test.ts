import { describe, expect, it } from 'vitest';
import { compile } from '../../codegen/compile/compile.ts';
import { projectSources } from '../projectSources.ts';

const SOURCES = projectSources();
const GROUPS = 'manifest/resources/users/usergroup.yaml';
const USERS = 'manifest/resources/users/user.yaml';
const CONSOLE = 'manifest/views/console.yaml';
const TICKETS = 'manifest/views/tickets.yaml';

/** A mistake in one file: `before` becomes `after`, and one finding says it at the line that has `at`. */
interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly at: string;
  readonly rule: string;
  /** Words of the message, what was expected or suggested. */
  readonly says: string;
}

/** @param change `users.us⟨e⇒⟩r`: what stands there, and what is written instead; `*` is the whole file */
function m(
  name: string,
  file: string,
  change: string,
  rule: string,
  says = '',
  at?: string,
): Mistake {
  const before = change.replace(/⟨(.*)⇒.*⟩/s, '$1');
  const after = change.replace(/⟨.*⇒(.*)⟩/s, '$1');
  return { name, file, before, after, at: at ?? after, rule, says };
}

const MISTAKES: readonly Mistake[] = [
  m('a wrong indent', GROUPS, '  ⟨⇒ ⟩users: { to: users.user', 'syntax'),
  m(
    'a key twice',
    GROUPS,
    '  name: { unique: true }⟨⇒\n  name: { help: true }⟩',
    'duplicate-key',
    '',
    'name: { help: true }',
  ),
  m('a tab', GROUPS, '⟨  ⇒\t⟩default: [name, users', 'syntax'),
  m('an open bracket', GROUPS, 'default: [name, users_amount, comment⟨]⇒⟩', 'syntax'),
  m('a lost comma', GROUPS, '{ to: users.user⟨,⇒⟩ options', 'syntax'),
  m(
    'a list that is not indented',
    GROUPS,
    '  columns:⟨ [name, users_amount, date_created, created_by, org_name, comment]⇒\n- name⟩',
    'syntax',
    '',
    '- name',
  ),
  m('an empty file', GROUPS, '⟨*⇒⟩', 'wrong-type'),
  m(
    'two routes of one name',
    CONSOLE,
    '      ⟨⇒users:\n        resource: users.usergroup\n      ⟩groups: {',
    'duplicate-key',
  ),
  m('a view named twice', TICKETS, 'view: ⟨tickets⇒console⟩', 'duplicate-view'),
  m('a resource under another id', GROUPS, 'resource: users.usergr⟨ou⇒⟩p', 'unknown-resource'),
  m(
    'a resource like itself',
    GROUPS,
    'resource: users.usergroup⟨⇒\nlike: users.usergroup⟩',
    'like-chain',
    '',
    'like:',
  ),
  m(
    'a reference to an unknown resource',
    GROUPS,
    'to: users.us⟨e⇒⟩r,',
    'unknown-resource',
    'users.user',
  ),
  m(
    'a field without a text',
    GROUPS,
    '  name: { unique: true }⟨⇒\n  zone_of_it: { type: string }⟩',
    'missing-text',
    '',
    'zone_of_it',
  ),
  m('a misspelt required key', GROUPS, '  colum⟨n⇒⟩s: [', 'unknown-key', 'columns'),
  m('a key without its blank', GROUPS, '{ unique:⟨ ⇒⟩true', 'unknown-key', 'unique: true'),
  m(
    'a licence that is true',
    TICKETS,
    '⟨setting: TICKETS_ENABLED⇒licence: true⟩',
    'wrong-type',
    'required',
  ),
  m('a truth of YAML 1.1', GROUPS, 'unique: ⟨true⇒yes⟩', 'wrong-type', 'true'),
  m(
    'a permission in the plural',
    GROUPS,
    'needs: perms.add_assetpermission⟨⇒s⟩',
    'unknown-permission',
    'perms.add_assetpermission',
  ),
  m(
    'a text with a colon',
    'locales/en/users.yaml',
    'groups: User groups⟨⇒: all⟩',
    'syntax',
    'quotes',
  ),
  m(
    'a field of the resource that another is like',
    USERS,
    'secondary: usernam⟨e⇒⟩',
    'unknown-field',
    'username',
  ),
  m(
    'a setting of a gate',
    TICKETS,
    'setting: TICKETS_ENABLE⟨D⇒⟩',
    'unknown-setting',
    'TICKETS_ENABLED',
  ),
];

describe('an everyday mistake is one finding, at its line', () => {
  it.each(MISTAKES)('$name', ({ file, before, after, at, rule, says }) => {
    const all = [...SOURCES.manifests, ...SOURCES.locales];
    const source = all.find(({ path }) => path === file);
    const text = before === '*' ? after : (source?.text.replace(before, after) ?? '');
    expect(text, `${file} has no such text`).not.toBe(source?.text);
    const put = (files: typeof all) =>
      files.map((one) => (one.path === file ? { path: file, text } : one));
    const { diagnostics } = compile({
      ...SOURCES,
      manifests: put([...SOURCES.manifests]),
      locales: put([...SOURCES.locales]),
    });
    const line = text.slice(0, text.indexOf(at)).split('\n').length;
    const [first] = diagnostics;
    expect(
      diagnostics.map((one) => `${one.file}:${one.range.start.line} ${one.rule} ${one.message}`),
    ).toEqual([expect.stringContaining(`${file}:${line} ${rule} `)]);
    expect([first?.message, first?.expected, first?.suggestion].join(' ')).toContain(says);
  });
});
