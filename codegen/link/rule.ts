import type { ConsoleModel } from '../model/console.ts';
import type { ParsedProject } from '../schema/project.ts';
import { valueIn, type KeyPath, type Located } from '../read/located.ts';
import type { Diagnostic, Place as PlaceInFile, RelatedPlace } from '../report/diagnostic.ts';

/** The input of a rule: the manifests as written, and the derived model. */
export interface LinkContext {
  readonly project: ParsedProject;
  readonly model: ConsoleModel;
}

/** A cross check. Its name is the rule name in findings and the file name in `docs/rules/`. */
export interface Rule {
  readonly name: string;
  check(context: LinkContext): readonly Finding[];
}

/** What a rule finds; `ofRule` gives it the name of the rule. */
export type Finding = Omit<Diagnostic, 'rule'> & Pick<Place, 'heir'>;

export interface Place extends PlaceInFile {
  /** Where another file takes over what stands here, if the place is meant as a part of that one. */
  readonly heir?: PlaceInFile;
}

/** What is wrong at a place. */
export interface Fault extends Pick<Diagnostic, 'message' | 'related'> {
  readonly expected?: string | undefined;
  /** A function is asked when the finding is printed: of thousands of findings, a few hundred are. */
  readonly suggestion?: string | (() => string | undefined) | undefined;
}

/** Position of a key, or of a list entry. */
export function placeOf(located: Located<unknown>, path: KeyPath): Place {
  return placeIn(located, path, 'atKey');
}

/** Position of a value. */
export function placeOfValue(located: Located<unknown>, path: KeyPath): Place {
  return placeIn(located, path, 'at');
}

/** What a resource takes over from the one that it is `like` stands in the file of that one. */
function placeIn(located: Located<unknown>, path: KeyPath, at: 'at' | 'atKey'): Place {
  const origin = located.takenFrom?.(path);
  if (!origin) return located[at](path);
  const place = origin[at](path);
  return {
    file: place.file,
    ...(place.file !== located.file && {
      heir: located.atKey([isTwin(located.value) ? 'twin' : 'like']),
    }),
    get range() {
      return place.range;
    },
  };
}

function isTwin(value: unknown): boolean {
  return valueIn(value, ['twin']) !== undefined;
}

export function errorAt(place: Place, fault: Fault): Finding {
  return findingAt('error', place, fault);
}

/** Looks right, and deserves a look: it can be allowed in place, with a reason. */
export function warningAt(place: Place, fault: Fault): Finding {
  return findingAt('warning', place, fault);
}

function findingAt(
  severity: Diagnostic['severity'],
  place: Place,
  { message, expected, suggestion, related }: Fault,
): Finding {
  const finding: Finding = {
    severity,
    message,
    file: place.file,
    range: place.range,
    ...(place.heir && { heir: place.heir }),
    ...(expected !== undefined && { expected }),
    ...(typeof suggestion === 'string' && { suggestion }),
    ...(related && related.length > 0 && { related }),
  };
  return typeof suggestion === 'function' ? suggesting(finding, suggestion) : finding;
}

/** A finding with the name of its rule, and with other places that it is about, too. */
export function ofRule(
  rule: string,
  finding: Finding,
  others: readonly RelatedPlace[] = [],
): Diagnostic {
  const { severity, message, file, range, expected } = finding;
  const related = [...(finding.related ?? []), ...others];
  const named: Diagnostic = {
    rule,
    severity,
    message,
    file,
    range,
    ...(expected !== undefined && { expected }),
    ...(related.length > 0 && { related }),
  };
  return 'suggestion' in finding ? suggesting(named, () => finding.suggestion) : named;
}

/** Gives a finding what it suggests, which is asked for once, when it is printed. */
export function suggesting<F extends Finding>(finding: F, suggest: () => string | undefined): F {
  let answer: { readonly suggestion: string | undefined } | undefined;
  return Object.defineProperty(finding, 'suggestion', {
    configurable: true,
    enumerable: true,
    get: () => (answer ??= { suggestion: suggest() }).suggestion,
  });
}

/** Where a finding begins, to compare it with others. */
export function startOf({ file, range: { start } }: PlaceInFile): string {
  return `${file}:${start.line}:${start.column}`;
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
