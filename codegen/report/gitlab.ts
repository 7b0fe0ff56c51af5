import type { Diagnostic } from './diagnostic.ts';
import type { Reporter } from './reporter.ts';

/** GitLab's code quality report: an array of findings, each with a fingerprint that outlives moved lines. */
export const reportGitlab: Reporter = ({ diagnostics }) => {
  const seen = new Map<string, number>();
  const findings = diagnostics.map((diagnostic) => {
    const { rule, severity, message, file, range } = diagnostic;
    const key = `${rule}\n${file}\n${message}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return {
      description: descriptionOf(diagnostic),
      check_name: rule,
      fingerprint: fingerprint(`${key}\n${before}`),
      severity: severity === 'error' ? 'major' : 'minor',
      location: { path: file, lines: { begin: range.start.line } },
    };
  });
  return `${JSON.stringify(findings, null, 2)}\n`;
};

function descriptionOf({ message, suggestion }: Diagnostic): string {
  return suggestion === undefined ? message : `${message} Did you mean '${suggestion}'?`;
}

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const BITS = 64;

/** FNV-1a with 64 bits over the UTF-16 units (draft-eastlake-fnv): it only tells findings apart. */
function fingerprint(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(text.charCodeAt(at))) * PRIME);
  }
  return hash.toString(16).padStart(16, '0');
}
