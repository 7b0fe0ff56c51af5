import { wantsColours } from '../report/colours.ts';
import { sortDiagnostics } from '../report/sortDiagnostics.ts';
import { reportPretty } from '../report/pretty.ts';
import type { CliEnvironment, FoundIn } from './environment.ts';

/** Prints the compiler's findings to standard error; prints nothing when there are none. */
export function printFindings(
  { diagnostics, sources, code = [] }: FoundIn,
  env: CliEnvironment,
): void {
  if (diagnostics.length === 0) return;
  const all = [...sources.manifests, ...sources.locales, ...sources.overrides, ...code];
  env.stderr.write(
    reportPretty({
      diagnostics: sortDiagnostics(diagnostics),
      textOf: (file) => all.find(({ path }) => path === file)?.text,
      colours: wantsColours(env.isTty.stderr, env.variables),
    }),
  );
}
