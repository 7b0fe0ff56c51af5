import { compile } from '../compile.ts';
import { findMissingDefaultExports } from '../emit/defaultExports.ts';
import { emit } from '../emit/emit.ts';
import { planFiles, readGenerated, type Plan, type PlanOptions } from '../emit/plan.ts';
import type { ConsoleModel } from '../model/console.ts';
import type { SourceSet } from '../read/sources.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { readSources, type FileSystem } from './files.ts';

export type CompiledProject =
  | {
      readonly kind: 'invalid';
      readonly diagnostics: readonly Diagnostic[];
      readonly sources: SourceSet;
    }
  | {
      readonly kind: 'compiled';
      readonly model: ConsoleModel;
      /** Warnings alone. */
      readonly diagnostics: readonly Diagnostic[];
      readonly sources: SourceSet;
    };

/** Reads and compiles a project; invalid when anything is an error. */
export async function compileProject(
  files: Pick<FileSystem, 'read' | 'list'>,
): Promise<CompiledProject> {
  const sources = readSources(files);
  const { model, diagnostics } = compile(sources);
  const all = [...diagnostics, ...(await findMissingDefaultExports(sources.overrides))];
  const failed = all.some(({ severity }) => severity === 'error');
  if (!model || failed) return { kind: 'invalid', diagnostics: all, sources };
  return { kind: 'compiled', model, diagnostics: all, sources };
}

export type PlannedProject =
  | Extract<CompiledProject, { kind: 'invalid' }>
  | {
      readonly kind: 'planned';
      readonly plan: Plan;
      readonly diagnostics: readonly Diagnostic[];
      readonly sources: SourceSet;
    };

/** What is to be written to `generated/`, without writing it. */
export async function planProject(
  files: Pick<FileSystem, 'read' | 'list'>,
  options: PlanOptions,
): Promise<PlannedProject> {
  const project = await compileProject(files);
  if (project.kind === 'invalid') return project;
  const { diagnostics, sources } = project;
  const plan = planFiles(emit(project.model), readGenerated(files), options);
  return { kind: 'planned', plan, diagnostics, sources };
}
