import { groupBy } from 'es-toolkit/array';
import { parseProject } from '../compile/parseProject.ts';
import { derive } from '../derive/derive.ts';
import { isComplete } from '../link/rules/texts.ts';
import { neededTexts } from '../link/walk/neededTexts.ts';
import type { LocatedText } from '../read/located.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { DraftFiles } from './draftFiles.ts';
import { homeOfText } from '../edit/homeOfText.ts';
import { insertEntry } from '../edit/insertEntry.ts';
import { MARK } from '../edit/placeText.ts';
import { scalar } from '../edit/yamlText.ts';
import { keyOfNewText } from '../questions/textFacts.ts';
import { wordsOf } from './names.ts';

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
  const { project } = parseProject(draft.sources());
  const languages = languagesOf(project);
  const first = firstOf(project);
  const wanted = new Map<string, string>();
  for (const { candidates, place } of neededTexts({ project, model: derive(project) })) {
    if (!isMeant(place().file)) continue;
    const [key, text] = wantedText(candidates, known, project);
    if (!wanted.has(key)) wanted.set(key, text ?? textIn(project, first, key) ?? wordsOfKey(key));
  }
  const keys = new Set<string>();
  const unplaced: AddedTexts['unplaced'][number][] = [];
  const toTranslate: string[] = [];
  for (const language of languages) {
    const catalogue = project.catalogues[language] ?? new Map<string, LocatedText>();
    const missing = [...wanted].filter(([key]) => !catalogue.has(key));
    for (const [key] of missing) keys.add(key);
    const byFile = groupBy(missing, ([key]) => homeOfText(key, language, catalogue));
    for (const [file, texts] of Object.entries(byFile)) {
      unplaced.push(...place(draft, file, texts, language !== first));
      if (language !== first) toTranslate.push(file);
    }
  }
  return {
    keys: [...keys],
    untranslated: keys.size === 0 ? [] : languages.filter((language) => language !== first),
    toTranslate,
    unplaced,
  };
}

/** The language whose texts are there first: the one that missing texts are taken from. */
export function firstLanguage(draft: DraftFiles): string {
  return firstOf(parseProject(draft.sources()).project);
}

function firstOf(project: ParsedProject): string {
  return project.app?.value.fallbackLanguage ?? languagesOf(project)[0] ?? LANGUAGE_OF_SOURCES;
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

function textIn(project: ParsedProject, first: string, key: string): string | undefined {
  const { [first]: ofFirst, ...others } = project.catalogues;
  return [ofFirst, ...Object.values(others)].flatMap((texts) => texts?.get(key)?.text ?? [])[0];
}

function wordsOfKey(key: string): string {
  return wordsOf(key.split('.').at(-1) ?? key);
}

function place(
  draft: DraftFiles,
  file: string,
  texts: readonly (readonly [string, string])[],
  marked: boolean,
): AddedTexts['unplaced'] {
  const present = draft.read(file) ?? '';
  let content = present;
  const unplaced = texts.flatMap(([key, text]) => {
    // What a server says is escaped.
    const entry = { path: key.split('.'), value: scalar(text), ...(marked && MARK) };
    const added = insertEntry(content, entry);
    if (!('text' in added)) return [{ file, key }];
    content = added.text;
    return [];
  });
  if (content !== present) draft.write(file, content);
  return unplaced;
}
