import type { ReadableFiles } from '../edit/draft.ts';
import { compile } from '../compile/compile.ts';
import { findMissingDefaultExports } from '../emit/defaultExports.ts';
import type { ConsoleModel } from '../model/console.ts';
import type { SourceSet } from '../read/sources.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { InvalidProject, type FoundIn } from './environment.ts';
import type { HandWrittenCode } from './handWrittenCode.ts';
import { readSources } from './files.ts';

export interface CompiledProject extends FoundIn {
  readonly model: ConsoleModel;
  /** Warnings, and errors in hand-written code; neither changes what is generated. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What the compiler finds in a project, with what only hand-written files can say. */
export async function findingsIn(sources: SourceSet) {
  const { model, diagnostics } = compile(sources);
  const withoutExport = await findMissingDefaultExports(sources.overrides);
  return {
    model: withoutExport.length > 0 ? undefined : model,
    diagnostics: [...diagnostics, ...withoutExport],
  };
}

/**
 * Reads and compiles a project.
 *
 * @param shape the keys of the command's answer in JSON, empty
 * @param code hand-written code to check as well; not checked when absent
 * @param message said to whoever runs the command when there are errors
 * @throws InvalidProject when the manifests or the overrides have an error
 */
export async function compileProject(
  files: ReadableFiles,
  shape: object,
  code?: HandWrittenCode,
  message?: string,
): Promise<CompiledProject> {
  const sources = { ...readSources(files), textUses: code?.textUses };
  const { model, diagnostics } = await findingsIn(sources);
  const outcome = { diagnostics, sources, ...(code && { code: code.files }) };
  if (!model) throw new InvalidProject(outcome, shape, message);
  return { ...outcome, model };
}
