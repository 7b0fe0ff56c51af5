import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfSmall } from './runCommand.ts';

const PROGRAM = resolve('dist/bin/gatehouse.mjs');

/** Runs the bundled command, as a person does. */
function gatehouse(folder: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('a command of a project', () => {
  const folder = copyOfSmall();
  const [, example = ''] =
    /```ts\n([^`]+(?:`[^`\n]*`[^`]*)*)```/.exec(readFileSync('docs/commands.md', 'utf8')) ?? [];
  mkdirSync(join(folder, 'commands'));
  writeFileSync(join(folder, 'commands/count.ts'), example);

  it('is the one of the docs: it answers with the options that all commands have', () => {
    const { status, stdout, stderr } = gatehouse(folder, 'count');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\d+ routes\n$/);
    const json = gatehouse(folder, 'count', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({ routes: Number.parseInt(stdout, 10) });
  });

  it('is found from elsewhere, and bundled again when it has changed', () => {
    const changed = example.replace('} routes\\n', '} addresses\\n');
    writeFileSync(join(folder, 'commands/count.ts'), changed);
    const { stdout } = gatehouse('.', 'count', '--cwd', folder);
    expect(stdout).toContain('addresses');
  });

  it('is told apart from a fault when it is used wrongly, and reads a cookie of any length', () => {
    const wrong = example
      .replace(
        'import { addCommand,',
        "import { readLogin } from '@gatehouse-console/engine/cli/serverLogin.ts';\nimport { addCommand,",
      )
      .replace(
        'const { model }',
        "readLogin({ session: 'a'.repeat(3000) + '; no' }, env);\n    const { model }",
      );
    writeFileSync(join(folder, 'commands/login.ts'), wrong.replace("'count'", "'login'"));
    const { status, stderr } = gatehouse(folder, 'login');
    expect([status, stderr]).toEqual([2, expect.stringContaining('--session has neither')]);
  });

  it('is in the help, and what was meant instead is told', () => {
    expect(gatehouse(folder, '--help').stdout).toContain('count the routes');
    expect(gatehouse(folder, 'coutn').stderr).toContain('Did you mean count?');
  });
});
