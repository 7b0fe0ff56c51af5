import { groupBy } from 'es-toolkit/array';
import { parseProject } from '../compile/parseProject.ts';
import { derive } from '../derive/derive.ts';
import { neededTexts } from '../link/walk/neededTexts.ts';
import type { LocatedText } from '../read/located.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { DraftFiles } from './draftFiles.ts';
import { insertEntry } from '../edit/insertEntry.ts';
import { wordsOf } from './names.ts';
import { block, scalar, treeOf } from '../edit/yamlText.ts';

const LANGUAGE_OF_SOURCES = 'en';
/** Texts of the shell that belong to no file of their own. */
const SHARED = 'shell/shared';
/** Texts that most resources share. */
const GENERAL = /^resources\.[^.]+\.[^.]+\.(?:groups|tabs)\./;
const OF_RESOURCE = /^resources\.([^.]+)\.([^.]+)\./;

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
 * Writes the texts that manifests need and that no language has: in every language of the project, with the same
 * words, which `validate` then reports as untranslated. A text that a resource shares with others is not repeated.
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
    const byFile = groupBy(missing, ([key]) => fileOf(key, language, catalogue));
    for (const [file, texts] of Object.entries(byFile)) {
      unplaced.push(...place(draft, file, texts));
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
  if (app) return Object.keys(app.value.languages);
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
  return GENERAL.test(own) || known.has(general) ? [general, known.get(general)] : [own, undefined];
}

function textIn(project: ParsedProject, first: string, key: string): string | undefined {
  const { [first]: ofFirst, ...others } = project.catalogues;
  return [ofFirst, ...Object.values(others)].flatMap((texts) => texts?.get(key)?.text ?? [])[0];
}

function wordsOfKey(key: string): string {
  return wordsOf(key.split('.').at(-1) ?? key);
}

/** Where the nearest texts stand; a resource without texts gets a file of its own. */
function fileOf(
  key: string,
  language: string,
  catalogue: ReadonlyMap<string, LocatedText>,
): string {
  const [, area, model] = OF_RESOURCE.exec(key) ?? [];
  const parts = key.split('.');
  const fewest = area === undefined ? 1 : 3;
  for (let length = parts.length - 1; length >= fewest; length -= 1) {
    const beginning = `${parts.slice(0, length).join('.')}.`;
    for (const [other, { file }] of catalogue) if (other.startsWith(beginning)) return file;
  }
  if (area === undefined || model === undefined) return `locales/${language}/${SHARED}.yaml`;
  return `locales/${language}/${area}/${letters(model)}.yaml`;
}

/** Files of texts have names of letters. */
function letters(name: string): string {
  return name.replaceAll(/[^A-Za-z]/g, '') || 'texts';
}

function place(
  draft: DraftFiles,
  file: string,
  texts: readonly (readonly [string, string])[],
): AddedTexts['unplaced'] {
  const present = draft.read(file);
  if (present === undefined) {
    draft.write(file, block(treeOf(texts.map(([key, text]) => [key, scalar(text)]))));
    return [];
  }
  let content = present;
  const unplaced = texts.flatMap(([key, text]) => {
    const added = insertEntry(content, { path: key.split('.'), value: scalar(text) });
    if (!('text' in added)) return [{ file, key }];
    content = added.text;
    return [];
  });
  if (content !== present) draft.write(file, content);
  return unplaced;
}
