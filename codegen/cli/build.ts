import { compile } from '../compile/compile.ts';
import { findMissingDefaultExports } from '../emit/defaultExports.ts';
import { emit } from '../emit/emit.ts';
import { planFiles, readGenerated, type Plan, type PlanOptions } from '../emit/plan.ts';
import type { ConsoleModel } from '../model/console.ts';
import type { SourceSet } from '../read/sources.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { HandWrittenCode } from './handWrittenCode.ts';
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
      /** Warnings, and errors in hand-written code; neither changes what is generated. */
      readonly diagnostics: readonly Diagnostic[];
      readonly sources: SourceSet;
    };

/**
 * Reads and compiles a project. The result is invalid when the manifests or the overrides have an error.
 *
 * @param code hand-written code to check as well; not checked when absent
 */
export async function compileProject(
  files: Pick<FileSystem, 'read' | 'list'>,
  code?: HandWrittenCode,
): Promise<CompiledProject> {
  const sources = { ...readSources(files), textUses: code?.textUses };
  const { model, diagnostics } = compile(sources);
  const withoutExport = await findMissingDefaultExports(sources.overrides);
  const all = [...diagnostics, ...withoutExport];
  if (!model || withoutExport.length > 0) return { kind: 'invalid', diagnostics: all, sources };
  return { kind: 'compiled', model, diagnostics: all, sources };
}

type PlannedProject =
  | Extract<CompiledProject, { kind: 'invalid' }>
  | {
      readonly kind: 'planned';
      readonly plan: Plan;
      readonly diagnostics: readonly Diagnostic[];
      readonly sources: SourceSet;
    };

/** What would be written to `generated/`; writes nothing. */
export async function planProject(
  files: Pick<FileSystem, 'read' | 'list'>,
  options: PlanOptions,
  code?: HandWrittenCode,
): Promise<PlannedProject> {
  const project = await compileProject(files, code);
  if (project.kind === 'invalid') return project;
  const { diagnostics, sources } = project;
  const plan = planFiles(emit(project.model), readGenerated(files), options);
  return { kind: 'planned', plan, diagnostics, sources };
}
