import { stateOf } from '../../../codegen/lsp/state.ts';
import type { SourceFile } from '../../../codegen/read/sources.ts';
import type { Diagnostic } from '../../../codegen/report/diagnostic.ts';

/** What all others refer to. */
const SHARED = /^manifest\/(?:app|api|permissions|features|roles)\.yaml$/;

/** The faults of rules while somebody types in a manifest of a project, at some places of it. */
export function faultsWhileTyping(
  manifests: readonly SourceFile[],
  { path, text }: SourceFile,
): readonly Diagnostic[] {
  const others = manifests.filter((file) => SHARED.test(file.path) && file.path !== path);
  return halfWritten(path, text).flatMap((half) => {
    const sources = { manifests: [...others, half], locales: [], overrides: [] };
    const { found } = stateOf({ sources, code: [], diagnostics: [] });
    return found.diagnostics.filter(({ rule }) => rule === 'fault');
  });
}

/** The texts of a file with one key without its value, and with lines that end early: every so many of them. */
function halfWritten(path: string, text: string): readonly SourceFile[] {
  const lines = text.split('\n');
  const places = [...lines.entries()].filter(([, line]) => /^\s*[^\s#]/.test(line));
  const all = places.flatMap(([at, line]) => {
    // Only two of them are written out.
    const withLine = (other: string) => () => lines.with(at, other).join('\n');
    const keys = [...line.matchAll(/[\w.$/-]+:(?= )/g)].map(
      ({ index, 0: { length } }) => index + length,
    );
    return [
      ...keys.map((end) =>
        withLine(
          line.slice(0, end) +
            line.slice(end).replace(/^ (?:\{[^{}]*\}|\[[^[\]]*\]|[^,{}[\]]+)/, ''),
        ),
      ),
      ...keys.map((end) => withLine(`${line.slice(0, end)}${line.slice(end + 1)}`)),
      ...Array.from({ length: line.trimEnd().length - 1 }, (_, length) =>
        withLine(line.slice(0, length + 1)),
      ),
    ];
  });
  return [0.2, 0.7].flatMap((part) => {
    const write = all[Math.floor(all.length * part)];
    return write === undefined ? [] : [{ path, text: write() }];
  });
}
