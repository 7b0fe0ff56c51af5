import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { checkOnly, copyParts } from '../projectCopy.ts';

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

function copyOfProject(name: string): string {
  const copy = join(folder, name);
  copyParts(copy, COPIED);
  checkOnly(copy, WHERE_TYPES_ARE);
  return copy;
}

describe('after a rename of this project', () => {
  it.each([
    ['resource', 'assets.label', 'assets.tag'],
    ['field', 'users.user.mfa_force_enabled', 'mfa_is_forced'],
    ['route', 'RoleCreate', 'NewRole'],
  ])('%s: manifests are right, generated files can be made, and types fit', async (...name) => {
    const copy = copyOfProject(name[0]);
    const gatehouse = (...args: readonly string[]) =>
      ran('node', ['dist/bin/gatehouse.mjs', ...args, '--cwd', copy], process.cwd());
    expect(await gatehouse('rename', ...name, '--write')).toMatchObject({ code: 0 });
    expect(await gatehouse('validate', '--strict')).toMatchObject({ code: 0 });
    expect(await gatehouse('generate')).toMatchObject({ code: 0 });
    const tsc = join(process.cwd(), 'node_modules/.bin/tsc');
    expect(await ran(tsc, ['--noEmit', '--pretty', 'false'], copy)).toEqual({
      code: 0,
      told: '',
    });
  });
});
