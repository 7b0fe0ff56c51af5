import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '../../../codegen/questions/changeClasses.ts';
import { run, SMALL } from '../back/runCommand.ts';
import { gitProject, type GitProject } from './gitProject.ts';

interface Told {
  readonly breakingCount: number;
  readonly changes: readonly (Change & { readonly breaking: boolean })[];
}

describe('gatehouse diff', () => {
  let project: GitProject;
  beforeAll(() => {
    project = gitProject(SMALL, ['manifest', 'locales']);
    project.write(
      'manifest/roles.yaml',
      'roles: { Reader: { scope: system, permissions: all } }\n',
    );
    project.commit('start');
    project.change('manifest/views/console.yaml', ', setting: LENDING', '');
    project.commit('dropped');
  });
  afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

  const told = async (...args: readonly string[]) => {
    const { out, err } = await run(['diff', ...args, '--format', 'json'], project.folder);
    expect(err).toBe('');
    return JSON.parse(out) as Told;
  };

  it('compares with the working tree when one side is given, and takes folders, too', async () => {
    expect((await told('dropped')).changes).toEqual([]);
    expect((await told('start')).breakingCount).toBeGreaterThan(0);
    const folders = await told(project.folder, SMALL);
    expect(folders.changes.map(({ class: kind }) => kind)).toContain('gate-narrowed');
  });

  it('asks for a person of a file, too, in the situation of the file', async () => {
    project.write(
      'eve.yaml',
      'username: eve\nperms: [library.view_book]\norganizations: { console: [Default] }\nsettings: { LENDING: false }\n',
    );
    const { changes } = await told('start', 'dropped', '--as', join(project.folder, 'eve.yaml'));
    const gained = changes.filter(({ class: kind }) => kind === 'access-gained');
    expect(gained.flatMap(({ people = [] }) => people)).toContain('eve');
    rmSync(join(project.folder, 'eve.yaml'));
  });

  it('ends with 1 for what breaks something when --breaking is given, and with 0 otherwise', async () => {
    const code = async (...args: readonly string[]) =>
      (await run(['diff', ...args], project.folder)).code;
    expect(await code('start', 'dropped')).toBe(0);
    expect(await code('start', 'dropped', '--breaking')).toBe(1);
    expect(await code('dropped', 'start', '--breaking')).toBe(0);
  });

  it('writes Markdown for a review', async () => {
    const { out } = await run(['diff', 'start', 'dropped', '--markdown'], project.folder);
    expect(out).toMatch(
      /^\d+ changes, \d+ breaking: .* {2}\nNo account of the built-in roles gains .* {2}\nRoles made on the server may gain: 4 gates .*\n\n### Gates\n/,
    );
  });

  it('ends with 2 when a side is neither a folder nor in git, and with 1 when it cannot be read', async () => {
    const unknown = await run(['diff', 'nowhere'], project.folder);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('nowhere is neither a folder nor a git reference');
    const misspelt = await run(['diff', 'droped'], project.folder);
    expect([misspelt.code, misspelt.err]).toEqual([2, expect.stringContaining("mean 'dropped'?")]);
    expect((await run(['diff', '--', '--output=x'], project.folder)).code).toBe(2);
    project.change('manifest/app.yaml', 'app:', 'ap p: [');
    const broken = await run(['diff', 'start'], project.folder);
    expect(broken.code).toBe(1);
    expect(broken.err).toContain('cannot be read');
    project.git('checkout', '-q', '--', 'manifest/app.yaml');
  });
});
