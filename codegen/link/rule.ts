import type { ConsoleModel } from '../model/console.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { KeyPath, Located } from '../read/located.ts';
import type { Diagnostic, Range, RelatedPlace } from '../report/diagnostic.ts';

/** The input of a rule: the manifests as written, and the derived model. */
export interface LinkContext {
  readonly project: ParsedProject;
  readonly model: ConsoleModel;
}

/** A cross check. Its name is the rule name in findings and the file name in `docs/rules/`. */
export interface Rule {
  readonly name: string;
  check(context: LinkContext): readonly Diagnostic[];
}

export interface Place {
  readonly file: string;
  readonly range: Range;
}

export interface Details {
  readonly expected?: string | undefined;
  /** A function is asked when the finding is printed: of thousands of findings, a few hundred are. */
  readonly suggestion?: string | (() => string | undefined) | undefined;
  readonly related?: readonly RelatedPlace[] | undefined;
}

/** Position of a key, or of a list entry. */
export function placeOf(located: Located<unknown>, path: KeyPath): Place {
  return {
    file: located.file,
    // Asked for by findings alone: most places turn out to be right.
    get range() {
      return located.atKey(path);
    },
  };
}

/** Position of a value. */
export function placeOfValue(located: Located<unknown>, path: KeyPath): Place {
  return {
    file: located.file,
    get range() {
      return located.at(path);
    },
  };
}

export function errorAt(
  rule: string,
  place: Place,
  message: string,
  details: Details = {},
): Diagnostic {
  return findingAt('error', rule, place, message, details);
}

/** Looks right, and deserves a look: it can be allowed in place, with a reason. */
export function warningAt(
  rule: string,
  place: Place,
  message: string,
  details: Details = {},
): Diagnostic {
  return findingAt('warning', rule, place, message, details);
}

function findingAt(
  severity: Diagnostic['severity'],
  rule: string,
  place: Place,
  message: string,
  { expected, suggestion, related }: Details,
): Diagnostic {
  const finding: Diagnostic = {
    rule,
    severity,
    message,
    file: place.file,
    range: place.range,
    ...(expected !== undefined && { expected }),
    ...(typeof suggestion === 'string' && { suggestion }),
    ...(related && related.length > 0 && { related }),
  };
  if (typeof suggestion !== 'function') return finding;
  return Object.defineProperty(finding, 'suggestion', { enumerable: true, get: once(suggestion) });
}

function once<T>(answer: () => T): () => T {
  let known: { readonly answer: T } | undefined;
  return () => (known ??= { answer: answer() }).answer;
}

/** The most names that a message lists. */
const MOST_NAMES = 12;

/** `one of a, b, c`, shortened after the first names. */
export function oneOf(names: Iterable<string>): string {
  const all = [...names];
  const shown = all.slice(0, MOST_NAMES).join(', ');
  const rest = all.length - MOST_NAMES;
  if (all.length === 1) return shown;
  return rest > 0 ? `one of ${shown} and ${rest} more` : `one of ${shown}`;
}
