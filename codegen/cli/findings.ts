import type { SourceFile, SourceSet } from '../read/sources.ts';
import { wantsColours } from '../report/colours.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { sortDiagnostics } from '../report/sortDiagnostics.ts';
import { reportPretty } from '../report/pretty.ts';
import type { CliEnvironment } from './environment.ts';

/**
 * Prints the compiler's findings to standard error; prints nothing when there are none.
 *
 * @param code hand-written files, whose lines are shown when a finding is in one of them
 */
export function printFindings(
  found: { readonly diagnostics: readonly Diagnostic[]; readonly sources: SourceSet },
  env: CliEnvironment,
  code: readonly SourceFile[] = [],
): void {
  if (found.diagnostics.length === 0) return;
  const { manifests, locales, overrides } = found.sources;
  const all = [...manifests, ...locales, ...overrides, ...code];
  env.stderr.write(
    reportPretty({
      diagnostics: sortDiagnostics(found.diagnostics),
      textOf: (file) => all.find(({ path }) => path === file)?.text,
      colours: wantsColours(env.isTty.stderr, env.variables),
    }),
  );
}
