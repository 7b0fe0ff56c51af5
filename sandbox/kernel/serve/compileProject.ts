import { compile, type CompileResult } from '../../../codegen/compile/compile.ts';
import { diskFiles, readSources } from '../../../codegen/cli/files.ts';

export function compileProject(root: string): CompileResult {
  return compile(readSources(diskFiles(root)));
}

/** Says on standard error why a project does not compile. */
export function tellFindings(diagnostics: CompileResult['diagnostics']): void {
  for (const { file, range, message } of diagnostics)
    console.error(`${file}:${range.start.line}:${range.start.column} ${message}`);
  console.error('The manifests have mistakes. "gatehouse validate" explains them.');
}
