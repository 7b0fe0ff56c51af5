import { compile, type CompileResult } from '../../../codegen/compile/compile.ts';
import { diskFiles, readSources } from '../../../codegen/cli/files.ts';

export function compileProject(root: string): CompileResult {
  return compile(readSources(diskFiles(root)));
}
