import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { run } from '../back/runCommand.ts';
import { GOLDEN } from '../front/goldenProject.ts';
import { gitProject, type GitProject } from './gitProject.ts';

const VIEW = 'manifest/views/console.yaml';
const USER = 'manifest/resources/users/user.yaml';

let project: GitProject;
beforeEach(() => {
  project = gitProject(join(GOLDEN, 'base'), ['manifest', 'locales', 'src']);
  // A mistake that is there before anything changes.
  project.change(VIEW, 'icon: home', 'icon: hoem');
  project.commit('before');
});

interface Told {
  readonly diagnostics: readonly { readonly file: string; readonly rule: string }[];
}

async function told(args: readonly string[], stdin?: string): Promise<readonly string[]> {
  const { out } = await run(['validate', '--format', 'json', ...args], project.folder, {}, stdin);
  const { diagnostics } = JSON.parse(out) as Told;
  return diagnostics.map(({ file, rule }) => `${rule} ${file}`);
}

describe('validate --changed-since', () => {
  it('tells nothing of files that did not change', async () => {
    expect(await told([])).toEqual([`unknown-icon ${VIEW}`]);
    expect(await told(['--changed-since', 'before'])).toEqual([]);
    expect((await run(['validate', '--changed-since', 'before'], project.folder)).code).toBe(0);
  });

  it('tells what is wrong in a changed file, and in a new one', async () => {
    project.change(USER, 'fixed: [name]', 'fixed: [nmae]');
    project.write('manifest/other.yaml', 'a: b\n');
    expect(await told(['--changed-since', 'before'])).toEqual([
      'unknown-file manifest/other.yaml',
      `fixed-not-in-columns ${USER}`,
    ]);
    expect((await run(['validate', '--changed-since', 'before'], project.folder)).code).toBe(1);
  });

  it('tells what follows from a change in files that did not change', async () => {
    project.change('manifest/app.yaml', '  ja: { cookie: ja, name: 日本語 }\n', '');
    project.change('manifest/permissions.yaml', 'user: [view, ', 'user: [');
    const found = await told(['--changed-since', 'before']);
    expect(found).toContain(`unknown-permission ${VIEW}`);
    expect(found).not.toContain(`unknown-icon ${VIEW}`);
  });

  it('tells mistakes of before when their file changes', async () => {
    project.change(VIEW, 'icon: people', 'icon: person');
    expect(await told(['--changed-since', 'before'])).toEqual([`unknown-icon ${VIEW}`]);
  });

  it('refuses a reference that git does not know', async () => {
    const { code, err } = await run(['validate', '--changed-since', 'nowhere'], project.folder);
    expect([code, err]).toEqual([2, expect.stringContaining('nowhere is no git commit')]);
  });
});

describe('validate --stdin', () => {
  const buffer = (from: string, to: string) =>
    readFileSync(join(project.folder, USER), 'utf8').replace(from, to);

  it('checks standard input in the place of a file, and writes nothing', async () => {
    expect(await told(['--stdin', USER], buffer('fixed: [name]', 'fixed: [nmae]'))).toEqual([
      `fixed-not-in-columns ${USER}`,
    ]);
    expect(await told(['--stdin', USER], buffer('', ''))).toEqual([]);
    expect(readFileSync(join(project.folder, USER), 'utf8')).toContain('fixed: [name]');
  });

  it('takes the whole path, as editors have it, and a file that is not there yet', async () => {
    const path = join(project.folder, 'manifest/views/other.yaml');
    expect(await told(['--stdin', path], 'view: [')).toEqual(['syntax manifest/views/other.yaml']);
  });

  it('tells what follows from it elsewhere, and not what was there before', async () => {
    const path = 'manifest/permissions.yaml';
    const text = readFileSync(join(project.folder, path), 'utf8').replace(
      'user: [view, ',
      'user: [',
    );
    const found = await told(['--stdin', path], text);
    expect(found).toContain(`unknown-permission ${VIEW}`);
    expect(found).not.toContain(`unknown-icon ${VIEW}`);
  });

  it('refuses a path that is not checked', async () => {
    const { code, err } = await run(['validate', '--stdin', '../other.yaml'], project.folder);
    expect([code, err]).toEqual([2, expect.stringContaining('is not checked')]);
  });
});
