import { execFile } from 'node:child_process';
import {
  accessSync,
  appendFileSync,
  constants,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashSources } from '../../codegen/bundle/hashSources.mjs';
import { temporaryFolder } from '../afterwards.ts';

const scratch = temporaryFolder();

// `npm test` bundles before this test, like a developer after installing.
it('the command line is executable after it was bundled, as npx needs it', () => {
  expect(() => accessSync('dist/bin/gatehouse.mjs', constants.X_OK)).not.toThrow();
});

it('the hash of sources changes with the content and with the name of any of them', () => {
  const hash = () => hashSources(scratch, ['made', 'lock.json']);
  mkdirSync(join(scratch, 'made/of'), { recursive: true });
  writeFileSync(join(scratch, 'made/of/a.ts'), '1');
  const one = hash();
  expect(hash()).toBe(one);
  writeFileSync(join(scratch, 'made/of/a.ts'), '2');
  const other = hash();
  writeFileSync(join(scratch, 'lock.json'), '{}');
  expect(new Set([one, other, hash()]).size).toBe(3);
});

// A copy of the compiler with its own bundle; each test changes it like a pull or an edit.
describe('the command, when its sources have changed since it was bundled,', () => {
  const project = join(scratch, 'project');
  const program = join(project, 'codegen/cli/runProgram.ts');
  const bundled = join(project, 'dist/bin/command.mjs');
  const text = readFileSync('codegen/cli/runProgram.ts', 'utf8');
  const describedAs = (words: string) =>
    writeFileSync(program, text.replace('Writes a web console', words));

  beforeAll(() => {
    mkdirSync(project);
    for (const part of [
      'codegen',
      'dist/bin',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
    ])
      cpSync(part, join(project, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  });

  it('runs what lies there now, also twice at a time, and says nothing of it on standard output', async () => {
    describedAs('Builds two houses');
    const both = await Promise.all([command('--help'), command('routes', '--help')]);
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    expect(both[0].stdout).toMatch(/^Usage: gatehouse[^]*Builds two houses from YAML manifests/);
    expect(readdirSync(join(project, 'dist'))).toEqual(['bin']);
  });

  it('runs as it is when nothing has changed', async () => {
    await command('--help');
    const made = statSync(bundled).mtimeMs;
    expect((await command('--help')).status).toBe(0);
    expect(statSync(bundled).mtimeMs).toBe(made);
  });

  it('does not run the old ones when the new ones cannot be bundled', async () => {
    const before = readFileSync(program);
    appendFileSync(program, '\n}} this is no TypeScript');
    const { status, stdout, stderr } = await command('--help');
    writeFileSync(program, before);
    expect([status, stdout]).toEqual([3, '']);
    expect(stderr).toContain('runProgram.ts');
    expect(stderr).toContain('could not be bundled');
  });

  it('runs as it is where only dist was installed', async () => {
    const alone = join(scratch, 'alone');
    await command('--help');
    cpSync(join(project, 'dist'), join(alone, 'dist'), { recursive: true });
    symlinkSync(resolve('node_modules'), join(alone, 'node_modules'));
    const { status, stdout } = await run('node', join(alone, 'dist/bin/gatehouse.mjs'), '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('from YAML manifests');
  });

  const command = (...args: readonly string[]) =>
    run('node', join(project, 'dist/bin/gatehouse.mjs'), ...args);
});

interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(program: string, ...args: readonly string[]): Promise<Ended> {
  return new Promise((done) => {
    // A folder without commands of its own: those of this project need more than the compiler.
    const child = execFile(program, args, { cwd: scratch }, (_, stdout, stderr) =>
      done({ status: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
