import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../../codegen/cli/program.ts';
import { run, SMALL } from './runCommand.ts';

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

  it('stays JSON when JSON was asked for', async () => {
    const { code, out, err } = await run(['validate', '--format', 'json', '--oops'], SMALL);
    expect([code, err]).toEqual([2, '']);
    expect(JSON.parse(out)).toMatchObject({
      formatVersion: '1.0',
      valid: false,
      errorCount: 1,
      diagnostics: [{ rule: 'usage' }],
    });
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
  it.each(['validate', 'generate', 'check', 'routes', 'introspect', 'drift'])(
    'is there for %s, with --cwd',
    async (command) => {
      const { code, out } = await run([command, '--help'], SMALL);
      expect([code, out]).toEqual([0, expect.stringContaining('--cwd <dir>')]);
    },
  );
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

describe('the bundled program', () => {
  it('runs as plain JavaScript, with its exit codes', { timeout: 60_000 }, async () => {
    const project = fileURLToPath(new URL('../../..', import.meta.url));
    const outDir = join(project, `dist/test-cli-${process.pid}`);
    const input = join(project, 'codegen/cli/main.ts');
    try {
      await build({
        configFile: false,
        root: project,
        logLevel: 'error',
        build: {
          ssr: true,
          outDir,
          target: 'node20',
          rolldownOptions: { input, output: { entryFileNames: 'gatehouse.mjs' } },
        },
      });
      const args = [join(outDir, 'gatehouse.mjs'), 'check', '--cwd', SMALL];
      const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect([status, stdout]).toEqual([4, expect.stringContaining('missing  generated/app.ts')]);
      // Whoever reads the output may stop early.
      const command = `"${process.execPath}" "${args[0]}" routes --json --cwd "${project}" | head -1`;
      const cut = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
      expect([cut.stdout, cut.stderr]).toEqual(['[\n', '']);
    } finally {
      rmSync(outDir, { recursive: true, force: true });
    }
  });
});
