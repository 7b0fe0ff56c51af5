import { matcherOf } from '../link/walk/textsInCode.ts';
import type { SourceFile } from '../read/sources.ts';
import { ownersOf } from './inTexts.ts';
import {
  lastStep,
  resourceOf,
  whole,
  type Name,
  type NamedProject,
  type Occurrence,
} from './name.ts';
import { withLines, wordsIn } from './textAt.ts';

/**
 * Every place in hand-written code that has a name. Names of resources, routes, permissions, settings and texts are
 * written whole and in quotes, which the type checker holds them to; a field is also a property. A name that may mean
 * something else there is in doubt.
 */
export function occurrencesInCode(named: NamedProject, wanted: Name): readonly Occurrence[] {
  const found = named.code.flatMap((file) => inFile(named, file, wanted));
  return wanted.kind === 'text' ? [...found, ...templates(named, wanted, found)] : found;
}

function inFile(named: NamedProject, file: SourceFile, wanted: Name): readonly Occurrence[] {
  const word = wanted.kind === 'field' ? lastStep(wanted.name) : wanted.name;
  if (!file.text.includes(word)) return [];
  const doubt = doubtAbout(named, file, wanted);
  if (doubt === 'other') return [];
  const { range, text } = withLines(file);
  const end = wanted.name.length;
  return wordsIn(text, word)
    .filter((at) => isMeant(wanted, text, at, word))
    .map((at) => ({
      ...wanted,
      role: 'reference' as const,
      file: file.path,
      range: range(at, at + word.length),
      part: wanted.kind === 'field' ? ([end - word.length, end] as const) : whole(wanted.name),
      ...(doubt === 'likely' && { doubt }),
    }));
}

const QUOTES = ["'", '"', '`'];

function isMeant({ kind }: Name, text: string, at: number, word: string): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at + word.length]];
  if (kind === 'field' || kind === 'setting') return true;
  // An id also begins the keys of its texts and the words of its parts: `resources.users.user.many`.
  if (kind === 'resource') return /['"`.]/.test(before) && /['"`.]/.test(after);
  return QUOTES.includes(before) && before === after;
}

/** A name that is no ordinary word means the same everywhere. */
const TELLING = /_|\.|[a-z][A-Z]/;

function doubtAbout(
  named: NamedProject,
  file: SourceFile,
  { kind, name }: Name,
): 'none' | 'likely' | 'other' {
  if (kind !== 'field') return TELLING.test(name) || kind === 'setting' ? 'none' : 'likely';
  const field = lastStep(name);
  const isSetting = Object.hasOwn(named.project.features?.value.settings ?? {}, field);
  if (ownersOf(named, field).length === 1 && TELLING.test(field) && !isSetting) return 'none';
  return isAbout(named, file, resourceOf(name)) ? 'likely' : 'other';
}

/** Whether a hand-written file deals with a resource: it names it or belongs to its pages. */
function isAbout({ project, model }: NamedProject, file: SourceFile, resource: string): boolean {
  const override = project.overrides.find((one) => one.file === file.path);
  const route = override && model.routes.find(({ name }) => name === override.target);
  return (
    route?.resource === resource ||
    QUOTES.some((quote) => file.text.includes(`${quote}${resource}${quote}`))
  );
}

/** Keys that hand-written code makes of parts: `roles.scope.*`. */
function templates(
  { project: { textUses = [] } }: NamedProject,
  wanted: Name,
  found: readonly Occurrence[],
): readonly Occurrence[] {
  const known = new Set(found.map(({ file, range }) => `${file}:${range.start.line}`));
  return textUses
    .filter(
      ({ parts, file, range }) =>
        parts.length > 1 &&
        parts.some((part) => part !== '') &&
        !known.has(`${file}:${range.start.line}`) &&
        matcherOf(parts).has(wanted.name),
    )
    .map(({ file, range }) => ({
      ...wanted,
      role: 'reference' as const,
      file,
      range,
      part: whole(wanted.name),
      doubt: 'template' as const,
    }));
}
