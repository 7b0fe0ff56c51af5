import { findMissingDefaultExports } from '../emit/defaultExports.ts';
import type { SourceFile, SourceSet } from '../read/sources.ts';
import type { Diagnostic } from '../report/diagnostic.ts';

/** What `validate` finds beside the compiler: hand-written files that nothing can use. */
export function findingsBesides(sources: SourceSet): Promise<readonly Diagnostic[]> {
  return findMissingDefaultExports(sources.overrides.filter(isDoubtful));
}

/** Whether the check for a default export needs the TypeScript compiler. */
function isDoubtful({ text }: SourceFile): boolean {
  return !/^export default\b/m.test(text);
}
