import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diskFiles } from '../../codegen/cli/files.ts';
import { engineFolder } from '../../codegen/read/engineFolder.ts';
import { temporaryFolder } from '../afterwards.ts';
import { run } from '../codegen/back/runCommand.ts';

interface Answer {
  readonly api: string;
  readonly files: readonly { readonly path: string }[];
}

const MANIFEST = 'manifest/resources/assets/adminuser.yaml';

it('add resource writes the admin users of the README with the fields that the servers have', async () => {
  const folder = temporaryFolder();
  for (const part of ['manifest', 'locales', 'src/overrides']) {
    cpSync(join(engineFolder(), part), join(folder, part), { recursive: true });
  }
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const route = ['--route', '/console/assets/admin-users', '--format', 'json'];
  const { code, out } = await run(['add', 'resource', 'assets.adminuser', ...route], folder);
  const { api, files } = JSON.parse(out) as Answer;
  expect([code, api]).toEqual([0, 'assets/admin-users']);
  // Nothing that no server has: neither an address nor a permission.
  expect(files.map(({ path }) => path)).toEqual([
    'locales/en/assets/adminuser.yaml',
    'locales/ja/assets/adminuser.yaml',
    'locales/zh/assets/adminuser.yaml',
    MANIFEST,
    'manifest/views/console.yaml',
  ]);
  expect(read('manifest/views/console.yaml')).toContain(
    '      admin-users: { resource: assets.adminuser }\n',
  );
  const written = read(MANIFEST);
  expect(written).not.toMatch(/^(?:api|fields|name):/m);
  expect(written).toContain('\n  filters: [name, username]\n');
  expect(written).toMatch(/^ {2}- basic: \[name, username, password, .*su_enabled, comment\]$/m);
  expect(read('locales/en/assets/adminuser.yaml')).toContain('one: Admin user\n');

  const todo = /^# TODO permission: .*$/m;
  const decided = written.replace(todo, 'permission: assets.systemuser');
  diskFiles(folder).change(new Map([[MANIFEST, decided]]));
  const validated = await run(['validate', '--format', 'json'], folder);
  expect(JSON.parse(validated.out)).toMatchObject({ valid: true, errorCount: 0 });
  const diff = await run(['diff', engineFolder(), folder], folder);
  expect(diff.out).toContain('SystemAdmin, OrgAdmin gain page AdminUserList');
  expect(diff.out).not.toContain('role-changed');
});
