import { join } from 'node:path';
import { Project } from 'ts-morph';
import { describe, expect, it } from 'vitest';

const HEAD = `
import { type AddRecord, type AreaOf, table } from './kernel/core/tables.ts';
import type { SavedSettings, PublicSettings } from './areas/publicSettings/settingNames.ts';
import type { HeldPermissions } from './kernel/core/person.ts';
import { findRow, recordOf } from './kernel/resources/answer.ts';
import { validateRecord } from './kernel/resources/validate.ts';
import { createRecord } from './kernel/resources/write.ts';
import { resourceOf, type Call, type Sandbox } from './kernel/core/sandbox.ts';
import { get } from './kernel/core/endpoints.ts';
declare const sandbox: Sandbox;
declare const call: Call;
declare const add: AddRecord;
declare const held: HeldPermissions;
declare const saved: SavedSettings;
declare const told: PublicSettings;
const users = resourceOf(sandbox, 'users.user');
const checked = validateRecord(users, {}, call, undefined, false);
const answer = () => ({ status: 200 });
`;

/** Code with names of the manifests, and the same code with unknown names. */
const SAID = [
  ['an endpoint with an address', `get('users/users/:id', [], answer);`, 'users/users/:id'],
  ['an endpoint with a permission', `get('health', 'users.view_user', answer);`, 'users.view_user'],
  ['a question for a permission', `held.has('rbac.view_console');`, 'rbac.view_console'],
  ['a resource by its id', `resourceOf(sandbox, 'users.user');`, 'users.user'],
  [
    'a behaviour in the list of its area',
    `({ behaviours: { 'users.user': {} } }) satisfies AreaOf<'users'>;`,
    'users.user',
  ],
  ['a table', `table('assets.node');`, 'assets.node'],
  ['a column of a table', `table('users.user').username;`, 'username'],
  ['links of a table', `table('users.user').link.groups;`, 'groups'],
  ['a column of a row that was found', `findRow(users, '', call)['email'];`, 'email'],
  ['a field that was sent', `checked.ok && checked.values['phone'];`, 'phone'],
  ['a field of a new record', `createRecord(users, { source: 'local' }, call);`, 'source'],
  ['a field of a record as it is answered', `recordOf(users, '', call)?.['wechat'];`, 'wechat'],
  ['a seeded record', `add('users.user', { username: 'somebody' });`, 'users.user'],
  ['a seeded field', `add('users.user', { username: 'somebody' });`, 'username'],
  ['a public setting', `told['TICKETS_ENABLED'];`, 'TICKETS_ENABLED'],
  ['a saved setting', `saved['SECURITY_MFA_AUTH'];`, 'SECURITY_MFA_AUTH'],
] as const;

/** The lines with type errors. */
function wrongLines(lines: readonly string[]): readonly string[] {
  const checked = new Project({
    tsConfigFilePath: join(process.cwd(), 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
    compilerOptions: { types: ['node'] },
  });
  const path = join(process.cwd(), 'sandbox/typeCheckOfNames.ts');
  const file = checked.createSourceFile(path, [...HEAD.trim().split('\n'), ...lines].join('\n'));
  const all = file.getFullText().split('\n');
  const program = checked.getProgram();
  const found = program.getSemanticDiagnostics(file).map((one) => one.getLineNumber() ?? 0);
  return [...new Set(found)].map((line) => all[line - 1] ?? '');
}

describe('names of the manifests in the sandbox', () => {
  const good = SAID.map(([, line]) => line);
  const renamed = SAID.map(([, line, name]) => line.replace(name, `${name}_renamed`));
  const wrong = wrongLines([...good, ...renamed]);

  it('pass the type check as they are', () => {
    expect(good.filter((line) => wrong.includes(line))).toEqual([]);
  });

  it.each(SAID.map(([what], index) => [what, renamed[index]]))(
    'fail it when they are renamed: %s',
    (_, line) => {
      expect(wrong).toContain(line);
    },
  );
});
