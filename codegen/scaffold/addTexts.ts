import { fallbackOf } from '../schema/fallbackOf.ts';
import { derive } from '../derive/derive.ts';
import { isComplete } from '../link/rules/texts.ts';
import { neededTexts } from '../link/walk/neededTexts.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { DraftFiles } from './draftFiles.ts';
import { uniq } from 'es-toolkit/array';
import { placeText, writeText } from '../edit/placeText.ts';
import { keyOfNewText, type MissingText } from '../questions/textFacts.ts';

const LANGUAGE_OF_SOURCES = 'en';

export interface AddedTexts {
  /** The keys that were added, whatever the language. */
  readonly keys: readonly string[];
  /** Languages in which they are still those of another one. */
  readonly untranslated: readonly string[];
  /** The files with such texts. */
  readonly toTranslate: readonly string[];
  /** Texts that have no place, because something else stands there. */
  readonly unplaced: readonly { readonly file: string; readonly key: string }[];
}

interface TextWishes {
  /** Texts by key: what is written when none of its keys has a text yet, and choices and helps in any case. */
  readonly known: ReadonlyMap<string, string>;
  /** The manifests whose texts are completed. */
  readonly isMeant: (file: string) => boolean;
}

/**
 * Writes the texts that manifests need and that no language has: in every complete language, with the same
 * words, in all but the first marked as to be translated. A text that a resource shares with others is not repeated.
 */
export function addTexts(draft: DraftFiles, { known, isMeant }: TextWishes): AddedTexts {
  const project = draft.project();
  const context = { project, model: derive(project) };
  const languages = languagesOf(project);
  const first = firstLanguage(project);
  const wanted = new Map<string, string | undefined>();
  for (const { candidates, place } of neededTexts(context)) {
    if (!isMeant(place().file)) continue;
    const [key, text] = wantedText(candidates, known, project);
    if (!wanted.has(key)) wanted.set(key, text);
  }
  const added = languages.flatMap((language) =>
    [...wanted].flatMap(([key, text]) => {
      if (project.catalogues[language]?.has(key)) return [];
      const source = textIn(project, first, key);
      const missing = { key, language, ...(source && { source }) };
      const placed = placeText(context, missing, (path) => draft.read(path));
      const marked = language !== first;
      const options = { marked, foreign: true };
      const isWritten = writeText(draft, { ...placed, text: text ?? placed.text }, options);
      return [{ key, file: placed.file, marked, isWritten }];
    }),
  );
  return {
    keys: uniq(added.map(({ key }) => key)),
    untranslated: added.length === 0 ? [] : languages.filter((language) => language !== first),
    toTranslate: uniq(added.flatMap(({ file, marked }) => (marked ? [file] : []))),
    unplaced: added.flatMap(({ key, file, isWritten }) => (isWritten ? [] : [{ file, key }])),
  };
}

/** The language whose texts are there first: the one that missing texts are taken from. */
export function firstLanguage(project: ParsedProject): string {
  return (
    (project.app && fallbackOf(project.app.value)) ?? languagesOf(project)[0] ?? LANGUAGE_OF_SOURCES
  );
}

function languagesOf({ app, catalogues }: ParsedProject): readonly string[] {
  if (app) return Object.keys(app.value.languages).filter((code) => isComplete({ app }, code));
  const present = Object.keys(catalogues);
  return present.length > 0 ? present : [LANGUAGE_OF_SOURCES];
}

/** The key that is used or to be written, and what is known to stand there. */
function wantedText(
  candidates: readonly string[],
  known: ReadonlyMap<string, string>,
  { catalogues }: ParsedProject,
): readonly [string, string | undefined] {
  const own = candidates[0] ?? '';
  const has = (key: string) => Object.values(catalogues).some((texts) => texts.has(key));
  const used = candidates.find(has);
  const text = known.get(own);
  if (used === own) return [own, text];
  if (text !== undefined) {
    const same =
      used !== undefined &&
      Object.values(catalogues).some((texts) => texts.get(used)?.text === text);
    return same ? [used, undefined] : [own, text];
  }
  if (used !== undefined) return [used, undefined];
  const general = candidates.at(-1) ?? own;
  const key = known.has(general) ? general : (keyOfNewText(candidates) ?? own);
  return [key, known.get(key)];
}

/** A text in the first language that has it. */
function textIn({ catalogues }: ParsedProject, first: string, key: string): MissingText['source'] {
  const [source] = [first, ...Object.keys(catalogues)].flatMap((language) => {
    const text = catalogues[language]?.get(key);
    return text ? [{ language, text }] : [];
  });
  return source;
}
