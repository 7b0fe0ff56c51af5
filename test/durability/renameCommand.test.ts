import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../codegen/back/runCommand.ts';
import { checkOnly, copyParts, TSC } from '../projectCopy.ts';

const COPIED = ['manifest', 'locales', 'src', 'sandbox', 'codegen', 'generated', 'package.json'];
const WHERE_TYPES_ARE = ['src', 'sandbox', 'generated'];

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-rename-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program and gives its exit code with all it printed. */
async function ran(file: string, args: readonly string[], cwd: string) {
  return promisify(execFile)(file, [...args], { cwd, maxBuffer: 100_000_000 }).then(
    ({ stdout }) => ({ code: 0, told: stdout }),
    (error: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({
      code: error.code,
      told: error.stdout + error.stderr,
    }),
  );
}

function copyOfProject(): string {
  const copy = join(folder, 'project');
  copyParts(copy, COPIED);
  checkOnly(copy, WHERE_TYPES_ARE);
  return copy;
}

/** One after the other in one copy: they touch different files, and types are checked once. */
const RENAMES = [
  ['resource', 'assets.label', 'assets.tag'],
  ['field', 'users.user.mfa_force_enabled', 'mfa_is_forced'],
  ['route', 'RoleCreate', 'NewRole'],
] as const;

describe('after a rename of a resource, a field and a route of this project', () => {
  it('manifests are right each time, generated files can be made, and types fit', async () => {
    const copy = copyOfProject();
    const gatehouse = (...args: readonly string[]) => run(args, copy);
    for (const name of RENAMES) {
      expect([name, await gatehouse('rename', ...name, '--write')]).toMatchObject([
        name,
        { code: 0 },
      ]);
      expect([name, await gatehouse('validate', '--strict')]).toMatchObject([name, { code: 0 }]);
    }
    expect(await gatehouse('generate')).toMatchObject({ code: 0 });
    const tsc = join(process.cwd(), 'node_modules/.bin/tsc');
    expect(await ran(tsc, [...TSC, '--pretty', 'false'], copy)).toEqual({
      code: 0,
      told: '',
    });
  });
});
