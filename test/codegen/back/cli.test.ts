import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../../codegen/cli/program.ts';
import { explainFileFault } from '../../../codegen/cli/fileFaults.ts';
import { copyOfSmall, RECORDINGS, run, SMALL } from './runCommand.ts';

describe('wrong use', () => {
  it.each([
    ['an unknown command', ['genrate'], "unknown command 'genrate'\n(Did you mean generate?)"],
    ['an unknown option', ['routes', '--jsom'], "unknown option '--jsom'\n(Did you mean --json?)"],
    ['a missing argument', ['introspect'], "missing required argument 'url-or-dir'"],
    ['too many arguments', ['check', 'more'], 'too many arguments'],
    [
      'a folder that is not there',
      ['check', '--cwd', 'nowhere'],
      'Give the project folder with --cwd DIR.',
    ],
    ['no command at all', [], 'Usage: gatehouse'],
  ])('%s exits with 2 and says what to do', async (_, args, message) => {
    const { code, err, out } = await run(args, SMALL);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it.each([
    [['validate', '--format', 'json', '--oops']],
    [['validate', '--format=json', '--oops']],
    [['routes', '--json', '--oops']],
  ])('stays JSON when JSON was asked for: %s', async (args) => {
    const { code, out, err } = await run(args, SMALL);
    expect([code, err]).toEqual([2, '']);
    expect(JSON.parse(out)).toMatchObject({
      formatVersion: '1.0',
      valid: false,
      errorCount: 1,
      diagnostics: [{ rule: 'usage' }],
    });
  });
});

describe('--format json', () => {
  const folder = copyOfSmall();
  const broken = copyOfSmall();
  writeFileSync(join(broken, 'manifest/app.yaml'), 'fields: {');
  const commands = [
    ['validate'],
    ['check'],
    ['fix'],
    ['texts'],
    ['format'],
    ['rename', 'resource', 'library.book', 'library.volume'],
    ['generate'],
    ['routes'],
    ['matrix'],
    ['evidence'],
    ['explain', 'BookList'],
    ['diff', '.'],
    ['drift', RECORDINGS],
    ['drift', 'nowhere'],
    ['introspect', RECORDINGS],
    ['introspect', RECORDINGS, '--out', folder],
    ['generate', '--watch'],
  ];

  it.each(commands)('answers in JSON: %s %s %s', async (...args) => {
    const { out } = await run([...args, '--format', 'json'], folder);
    expect(JSON.parse(out)).toBeTypeOf('object');
  });

  it.each(commands)('answers in JSON about wrong manifests: %s %s %s', async (...args) => {
    const { out, code } = await run([...args, '--format', 'json'], broken);
    const { formatVersion } = JSON.parse(out) as { formatVersion: unknown };
    expect(formatVersion).toBe('1.0');
    expect(code).toBe(
      args.includes('introspect')
        ? 0
        : args.at(-1) === '--watch' || args.includes('nowhere')
          ? 2
          : 1,
    );
  });

  it.each(commands.filter(([name]) => name !== 'generate'))(
    'has the same keys whether the manifests are right or wrong: %s %s %s',
    async (...args) => {
      const answers = await Promise.all(
        [folder, broken].map((project) => run([...args, '--format', 'json'], project)),
      );
      const [right = [], wrong = []] = answers.map(({ out }) =>
        Object.keys(JSON.parse(out) as object),
      );
      expect(wrong).toEqual(expect.arrayContaining(right));
    },
  );

  it('refuses a format that does not exist, for every command', async () => {
    expect(await run(['check', '--format', 'jsno'], folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining("Did you mean 'json'?"),
    });
  });

  it('says which files differ', async () => {
    rmSync(join(broken, 'generated'), { recursive: true, force: true });
    const { out } = await run(['generate', '--format', 'json'], copyOfSmall());
    expect(JSON.parse(out)).toMatchObject({ valid: true, removed: [], refused: [] });
  });
});

describe('the version', () => {
  it.each(['--version', '-V'])('is printed for %s', async (option) => {
    const { code, out, err } = await run([option], SMALL);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('help', () => {
  it.each([
    ['validate'],
    ['generate'],
    ['check'],
    ['fix'],
    ['texts'],
    ['format'],
    ['rename'],
    ['routes'],
    ['introspect'],
    ['drift'],
    ['init'],
    ['add', 'resource'],
    ['add', 'route'],
    ['add', 'language'],
  ])('is there for %s %s, with --cwd', async (...command) => {
    const { code, out } = await run([...command, '--help'], SMALL);
    expect([code, out]).toEqual([0, expect.stringContaining('--cwd <dir>')]);
  });
});

describe('a file that cannot be used', () => {
  it('is named with the reason, as wrong use, also in JSON', async () => {
    const folder = copyOfSmall();
    rmSync(join(folder, 'manifest'), { recursive: true });
    writeFileSync(join(folder, 'manifest'), '');
    const told = `${join(folder, 'manifest')} cannot be used: a folder is needed, and a file is there.`;
    const plain = await run(['check'], folder);
    expect([plain.code, plain.out, plain.err]).toEqual([2, '', `${told}\n`]);
    const json = await run(['validate', '--format', 'json'], folder);
    expect(json.code).toBe(2);
    expect(JSON.parse(json.out)).toMatchObject({ diagnostics: [{ rule: 'usage', message: told }] });
  });

  it.each([
    ['EACCES', '/a/b cannot be used: you have no permission for it.'],
    ['ENOSPC', '/a/b cannot be used: the disk is full.'],
    ['ETEST', undefined],
  ])('with %s', (code, told) => {
    const error = Object.assign(new Error('from the system'), { code, path: '/a/b' });
    expect(explainFileFault(error)).toBe(told);
  });
});

describe('a fault of our own', () => {
  it('exits with 3 and says how to report it', async () => {
    let code: number | undefined;
    let err = '';
    await runCli(['check'], {
      cwd: SMALL,
      stdout: {
        write: () => {
          throw new Error('the pipe is broken');
        },
      },
      stderr: { write: (text) => (err += text) },
      isTty: { stdout: false, stderr: false },
      readStdin: async () => '',
      variables: {},
      exit: (given) => {
        code = given;
      },
    });
    expect(code).toBe(3);
    expect(err).toContain('the pipe is broken');
    expect(err).toContain('Please report it');
  });
});

// The bundle is made before the tests (`test/freshBundle.ts`).
describe('the bundled program', () => {
  const project = fileURLToPath(new URL('../../..', import.meta.url));
  const program = join(project, 'dist/bin/command.mjs');

  it('runs as plain JavaScript, with its exit codes', () => {
    const args = [program, 'check', '--cwd', SMALL];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([4, expect.stringContaining('missing  generated/app.ts')]);
  });

  it('lets whoever reads its output stop early', () => {
    const command = `"${process.execPath}" "${program}" routes --json --cwd "${SMALL}" | head -1`;
    const cut = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect([cut.stdout, cut.stderr]).toEqual(['[\n', '']);
  });
});
