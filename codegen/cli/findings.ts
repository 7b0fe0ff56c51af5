import type { SourceFile, SourceSet } from '../read/sources.ts';
import { wantsColours } from '../report/colours.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { inOrder } from '../report/order.ts';
import { reportPretty } from '../report/pretty.ts';
import type { CliEnvironment } from './environment.ts';

/**
 * Writes what the compiler found to standard error; nothing when it found nothing.
 *
 * @param code hand-written files that findings may stand in
 */
export function printFindings(
  found: { readonly diagnostics: readonly Diagnostic[]; readonly sources: SourceSet },
  env: CliEnvironment,
  code: readonly SourceFile[] = [],
): void {
  if (found.diagnostics.length === 0) return;
  const { manifests, locales, overrides, areas = [] } = found.sources;
  const all = [...manifests, ...locales, ...overrides, ...areas, ...code];
  env.stderr.write(
    reportPretty({
      diagnostics: inOrder(found.diagnostics),
      textOf: (file) => all.find(({ path }) => path === file)?.text,
      colours: wantsColours(env.isTty, env.variables),
    }),
  );
}
