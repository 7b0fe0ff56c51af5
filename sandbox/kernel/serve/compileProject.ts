import { compile, type CompileResult } from '../../../codegen/compile/compile.ts';
import { diskFiles, readSources } from '../../../codegen/cli/files.ts';

/** Compiles the manifests of a project folder, in memory. */
export function compileProject(root: string): CompileResult {
  return compile(readSources(diskFiles(root)));
}
