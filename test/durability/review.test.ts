import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../afterwards.ts';
import { cloneTo, commitAll } from './clone.ts';

const run = promisify(execFile);
const WORKFLOWS = '.github/workflows';
const PINNED = /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/;
const SESSION = 'manifest/resources/terminal/session.yaml';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}
interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly files: string;
  readonly pass_filenames?: boolean;
}

const workflow = (name: string): Workflow =>
  parse(readFileSync(join(WORKFLOWS, name), 'utf8')) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

describe.each(readdirSync(WORKFLOWS))('the workflow %s', (name) => {
  const { permissions, jobs } = workflow(name);
  const steps = stepsOf({ permissions, jobs });

  it('begins without any right, and uses actions by their commit', () => {
    expect(permissions).toEqual({});
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !PINNED.test(action))).toEqual([]);
  });

  it('puts nothing that others have written into a script', () => {
    expect(steps.filter((step) => step.run?.includes('${{'))).toEqual([]);
  });
});

describe('a pull request', () => {
  const folder = temporaryFolder();
  const env = { ...process.env, GITHUB_STEP_SUMMARY: join(folder, 'summary.md'), BASE: '' };
  const change = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, path), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, path), text.replace(from, to));
  };
  /** Runs the steps of the review that talk to nobody, each as GitHub does. */
  async function review(): Promise<Record<string, boolean>> {
    const results: Record<string, boolean> = {};
    for (const { name = '', run: script, env: own } of stepsOf(workflow('review.yml'))) {
      if (script === undefined || own || name === 'Install') continue;
      const line = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
      results[name] = await run('bash', line, { cwd: folder, env, maxBuffer: 2 ** 26 }).then(
        () => true,
        () => false,
      );
    }
    return results;
  }

  beforeAll(async () => {
    await cloneTo(folder);
    await run('node', ['codegen/bundle/prepare.mjs'], { cwd: folder });
    const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: folder });
    env.BASE = stdout.trim();
  });

  it('that closes an action to auditors says in a comment who loses it', async () => {
    const permission = 'terminal.download_sessionreplay';
    change(SESSION, `needs: ${permission}`, `needs: [${permission}, rbac.view_console]`);
    await run('npx', ['gatehouse', 'generate'], { cwd: folder });
    await commitAll(folder, 'Close downloads');
    expect(await review()).toEqual({
      Findings: true,
      'Who gains or loses what': true,
      'Generated files are up to date': true,
    });
    const comment = readFileSync(join(folder, 'comment.md'), 'utf8');
    expect(comment).toContain('terminal.session.download');
    expect(comment).toMatch(/SystemAuditor.*los/s);
    expect(readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8')).toContain(comment);
  });

  it('with a misspelt key fails, and its finding has a place', async () => {
    change(SESSION, 'needs: [terminal.download', 'neeeds: [terminal.download');
    await commitAll(folder, 'Misspell');
    expect(await review()).toEqual({
      Findings: false,
      'Who gains or loses what': true,
      'Generated files are up to date': false,
    });
    const sarif = readFileSync(join(folder, 'findings.sarif'), 'utf8');
    expect(JSON.parse(sarif).runs[0].results[0]).toMatchObject({ ruleId: 'unknown-key' });
    expect(readFileSync(join(folder, 'comment.md'), 'utf8')).toContain('cannot be compared');
  });

  it('is held back by hooks in front of a commit', async () => {
    const hooks = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as readonly Hook[];
    const hold = ({ entry, pass_filenames: names = true }: Hook) =>
      run('bash', ['-c', names ? `${entry} ${SESSION}` : entry], { cwd: folder }).then(
        () => true,
        () => false,
      );
    for (const { files } of hooks) expect(SESSION).toMatch(new RegExp(files));
    const [validate, check, format] = hooks;
    expect([validate?.id, check?.id, format?.id]).toEqual([
      'gatehouse-validate',
      'gatehouse-check',
      'gatehouse-format',
    ]);
    expect(await Promise.all(hooks.slice(0, 2).map(hold))).toEqual([false, false]);
    await run('git', ['checkout', '--quiet', env.BASE], { cwd: folder });
    expect(await Promise.all(hooks.map(hold))).toEqual([true, true, true]);
  });
});
