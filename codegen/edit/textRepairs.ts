import { fallbackOf } from '../schema/fallbackOf.ts';
import { sourceOf, type Diagnostic } from '../report/diagnostic.ts';
import { misspelt } from '../link/evidence.ts';
import { isComplete, readableLanguages } from '../link/rules/texts.ts';
import type { LinkContext } from '../link/rule.ts';
import type { LocatedText } from '../read/located.ts';
import { nearest } from '../schema/nearest.ts';
import type { Draft } from './draft.ts';
import { placeText, writeText } from './placeText.ts';
import { removeText } from './removeText.ts';
import { renameText } from './renameText.ts';
import type { Bench, CheckedDraft, Repair } from './repair.ts';
import { missingTexts, usesOf, type MissingText } from '../questions/textFacts.ts';
import { equallyNear } from './words.ts';

/** Texts whose key is misspelt in some language: nothing uses them, and one of that name is missing there. */
export function renamedTexts(
  { draft }: Bench,
  { context, diagnostics, sources }: CheckedDraft,
): readonly Repair[] {
  const { project } = context;
  const isUsed = usesOf(context);
  const missing = missingTexts(context).filter(({ key }) => isUsed(key));
  return readableLanguages(project).flatMap((language) => {
    const absent = missing.filter((text) => text.language === language).map(({ key }) => key);
    if (absent.length === 0) return [];
    return [...(project.catalogues[language] ?? [])].flatMap(([key, text]): readonly Repair[] => {
      if (isUsed(key)) return [];
      const meant = nearest(key, absent);
      if (meant === undefined || equallyNear(key, meant, absent, 1).length > 0) return [];
      // When it is the new name that is rare, the name is misspelt, not the text.
      const about = { rule: 'unused-text', file: text.file };
      if (misspelt(sources, about, key, meant) !== 'written') return [];
      const edit = renameText(draft.read(text.file) ?? '', key, meant);
      if (!edit) return [];
      return [
        {
          kind: 'rename-text',
          about: `The text '${key}' becomes '${meant}' in ${language}.`,
          ...sourceOf(text),
          edits: [{ ...edit, file: text.file }],
          findings: diagnostics.filter((finding) => isAt(finding, text)),
        },
      ];
    });
  });
}

function isAt(finding: Diagnostic, { file, range }: LocatedText): boolean {
  const { line, column } = finding.range.start;
  return finding.file === file && line === range.start.line && column === range.start.column;
}

/** Texts that nothing needs go in every language. One whose finding suggests another key is left to a user. */
export function removedTexts({ context, diagnostics }: CheckedDraft): readonly Repair[] {
  const { catalogues } = context.project;
  const unused = diagnostics.filter(
    ({ rule, suggestion }) => rule === 'unused-text' && suggestion === undefined,
  );
  if (unused.length === 0) return [];
  const texts = Object.values(catalogues).flatMap((catalogue) => [...catalogue]);
  return unused.flatMap((finding): readonly Repair[] => {
    const key = texts.find(([, text]) => isAt(finding, text))?.[0];
    if (key === undefined) return [];
    return [
      {
        kind: 'remove-text',
        about: `The text '${key}', which nothing needs, is removed.`,
        ...sourceOf(finding),
        edits: [],
        // One after the other, because the last text of a map takes the map with it.
        make: (draft) =>
          Object.values(catalogues).every((catalogue) => {
            const { file } = catalogue.get(key) ?? {};
            return file === undefined || removeFrom(draft, file, key);
          }),
        findings: [finding],
      },
    ];
  });
}

function removeFrom(draft: Draft, file: string, key: string): boolean {
  const edit = removeText(draft.read(file) ?? '', key);
  if (edit === 'empty') draft.set(file, undefined);
  return edit === 'empty' || (edit !== undefined && draft.edit([{ ...edit, file }]));
}

/** Adds the texts that a language lacks to the draft; nothing where a finding suggests another key. */
export function addTexts(
  { draft }: Bench,
  { context, diagnostics }: CheckedDraft,
): readonly Repair[] {
  const plain = diagnostics.filter(({ suggestion }) => suggestion === undefined);
  return writeMissing(draft, context, plain).map(({ key, language, source, finding }) => ({
    kind: 'add-text',
    about: `The text '${key}' is added in ${language}${source ? `, as it is in ${source.language}` : ''}.`,
    ...sourceOf(finding),
    edits: [],
    findings: [],
  }));
}

interface AddedText extends MissingText {
  /** It says that the text is missing. */
  readonly finding: Diagnostic;
}

/**
 * Writes the texts that are missing in complete languages, as findings say: copied from the first language that has
 * them, or, for those that no language has, the last part of their key. They are marked as to be translated, but for the
 * latter in the language that missing texts are taken from.
 *
 * @returns what was written
 */
export function writeMissing(
  draft: Draft,
  context: LinkContext,
  findings: readonly Diagnostic[],
): readonly AddedText[] {
  const isUsed = usesOf(context);
  const missing = findings.filter(({ rule }) => rule === 'missing-text');
  const { app } = context.project;
  const fallback = app && fallbackOf(app.value);
  return missingTexts(context).flatMap((text): readonly AddedText[] => {
    const { key, language, source } = text;
    if ((source && !isUsed(key)) || !isComplete(context.project, language)) return [];
    const finding = missing.find((one) => isAbout(one, key, source?.text));
    if (!finding) return [];
    const placed = placeText(context, text, (path) => draft.read(path));
    const marked = source !== undefined || language !== fallback;
    return writeText(draft, placed, { marked }) ? [{ ...text, finding }] : [];
  });
}

/** Whether a finding says that this text is missing. */
function isAbout(finding: Diagnostic, key: string, text: LocatedText | undefined): boolean {
  if (!text) return finding.expected?.includes(`'${key}'`) ?? false;
  if (finding.message.startsWith('These texts are missing')) return finding.file === text.file;
  return finding.message.startsWith(`The text '${key}' is missing`);
}
