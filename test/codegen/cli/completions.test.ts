import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../back/runCommand.ts';
import { goldenFolder, hashOf } from './mcpClient.ts';

const folder = goldenFolder({
  'generated/names.ts': "export type RouteName =\n  | 'Home'\n  | 'UserList';\n",
});

/** The words that a shell is given, with what they are. */
async function offered(words: readonly string[], cwd = folder) {
  const { code, out, err } = await run(['complete', '--', ...words], cwd);
  expect([code, err]).toEqual([0, '']);
  const lines = out.split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split('\t', 2) as [string, string]));
}
const wordsFor = async (...words: readonly string[]) => [...(await offered(words)).keys()];

describe('gatehouse complete', () => {
  it('offers every command of the help, with its description', async () => {
    const { out } = await run(['--help'], folder);
    const inHelp = out.slice(out.indexOf('Commands:')).matchAll(/^ {2}([a-z]+)/gm);
    const commands = await offered(['']);
    expect([...commands.keys()]).toEqual([...inHelp].map(([, name]) => name));
    expect(commands.get('matrix')).toBe('who reaches which page and action');
    expect(commands.has('complete')).toBe(false);
  });

  it.each([
    [['re'], ['rename']],
    [
      ['add', ''],
      ['resource', 'route', 'language', 'help'],
    ],
    [['add', 'resource', '--a'], ['--api']],
    [
      ['rename', 'r'],
      ['resource', 'route'],
    ],
    [['rename', 'resource', ''], []],
    [
      ['rename', '--likely', 'r'],
      ['resource', 'route'],
    ],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [
      ['routes', '--'],
      ['--cwd', '--format', '--json', '--as', '--help'],
    ],
    [
      ['routes', '--format', ''],
      ['pretty', 'json'],
    ],
    [['routes', '--format=j'], ['--format=json']],
    // As bash splits it.
    [['routes', '--format', '=', 'j'], ['json']],
    [
      ['routes', '--format', '='],
      ['pretty', 'json'],
    ],
    [['routes', '--cwd', ''], []],
    [['routes', '--nothing=x'], []],
    [
      ['explain', 'users.user'],
      ['users.user', 'users.usergroup'],
    ],
    [['explain', 'U'], ['UserList']],
    [['explain', 'unknown-k'], ['unknown-key']],
    [['explain', '--as', ''], []],
    [['nothing', ''], []],
  ])('%j offers %j', async (words, expected) => {
    expect(await wordsFor(...words)).toEqual(expected);
  });

  it('changes no file, also in a project that is broken', async () => {
    const broken = goldenFolder({ 'manifest/resources/a/b.yaml': 'resource: "$(touch x)"\n{[' });
    const before = hashOf(broken);
    expect([...(await offered(['explain', '$'], broken)).keys()]).toEqual([]);
    expect(hashOf(broken)).toBe(before);
  });

  it('names the commands of a project, and does not run their code', async () => {
    const project = goldenFolder();
    mkdirSync(join(project, 'commands'));
    const code = "import { writeFileSync } from 'node:fs';\nwriteFileSync('ran', '');\n";
    writeFileSync(join(project, 'commands/count.ts'), code);
    const before = hashOf(project);
    expect([...(await offered(['c'], project)).keys()]).toEqual(['check', 'completion', 'count']);
    expect(hashOf(project)).toBe(before);
  });
});

describe('gatehouse completion', () => {
  it('refuses a shell that it does not know', async () => {
    const { code, err } = await run(['completion', 'tcsh'], folder);
    expect([code, err]).toEqual([2, expect.stringContaining('bash, zsh, fish')]);
  });
});
