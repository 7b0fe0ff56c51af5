import { fallbackOf } from '../schema/fallbackOf.ts';
import { insert } from './declare.ts';
import { ScaffoldError, type DraftFiles } from './draftFiles.ts';
import { scalar } from '../edit/yamlText.ts';

const APP_FILE = 'manifest/app.yaml';
const CODE = /^[a-z]{2}$/;

interface AddedLanguage {
  readonly name: string;
  /** The language whose texts are shown as long as there are no others. */
  readonly fallback: string;
  /** How many texts there are to translate. */
  readonly texts: number;
}

/**
 * Adds a language: one line in `manifest/app.yaml`, from which everything that lists languages follows. It is not
 * complete: a text that it lacks is that of the fallback language.
 *
 * @param code `de`
 * @throws ScaffoldError when the code cannot be one or is taken
 */
export function addLanguage(draft: DraftFiles, code: string): AddedLanguage {
  const { app } = draft.project();
  checkLanguage(code);
  if (!app) throw new ScaffoldError(`${APP_FILE} cannot be read: run gatehouse validate first.`);
  const { languages } = app.value;
  const fallback = fallbackOf(app.value);
  if (code in languages) throw new ScaffoldError(`The console has the language ${code}.`);
  const name = nameOfLanguage(code);
  const facts = { cookie: code, name: scalar(name), complete: scalar(false) };
  insert(draft, APP_FILE, ['languages', code], facts);
  // The frame may have the language.
  const { catalogues } = draft.project();
  const keys = [...(catalogues[fallback] ?? [])].map(([key]) => key);
  return { name, fallback, texts: keys.filter((key) => !catalogues[code]?.has(key)).length };
}

/** @throws ScaffoldError when the code cannot be one */
export function checkLanguage(code: string): void {
  if (CODE.test(code)) return;
  throw new ScaffoldError(`'${code}' is no code of a language. Write two letters, as in de.`);
}

/** The name of a language in the language itself, as a sentence would begin with it. */
export function nameOfLanguage(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return `${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}`;
}
