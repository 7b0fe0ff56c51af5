import type { Command } from 'commander';
import { emit } from '../../emit/emit.ts';
import { planFiles, readGenerated, type PlannedFile } from '../../emit/plan.ts';
import { compileProject } from '../build.ts';
import { addCommand, answer } from '../command.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';

/** How the printed list names each kind of difference. */
const WORDS: Readonly<Record<Exclude<PlannedFile['kind'], 'unchanged'>, string>> = {
  new: 'missing',
  changed: 'stale',
  extra: 'extra',
  refused: 'edited',
};
const WIDTH = 'missing'.length;

/** `gatehouse check`: compares without writing, and lists every file that differs. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'check',
    'is generated/ what the manifests say? Exit code 4 when it is not',
  );
  answer(command, env, async ({ files }) => {
    const project = await compileProject(files, { files: 0, different: [] });
    const options = { force: false, scope: 'committed' } as const;
    const plan = planFiles(emit(project.model), readGenerated(files), options);
    const different = plan.flatMap(({ kind, path }) =>
      kind === 'unchanged' ? [] : [{ path, state: WORDS[kind] }],
    );
    const summary = {
      found: project,
      diagnostics: project.diagnostics,
      result: { files: plan.length, different },
    };
    if (different.length === 0) {
      return { ...summary, out: `generated/ is what the manifests say: ${plan.length} files.\n` };
    }
    return {
      ...summary,
      out: different.map(({ path, state }) => `${state.padEnd(WIDTH)}  ${path}\n`).join(''),
      err: `${different.length} of ${plan.length} files differ. Run gatehouse generate.\n`,
      exit: EXIT.stale,
    };
  });
}
