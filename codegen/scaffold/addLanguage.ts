import { parseProject } from '../compile/parseProject.ts';
import { languageOf } from '../read/catalogues.ts';
import { insert } from './declare.ts';
import { ScaffoldError, type DraftFiles } from './draftFiles.ts';
import { scalar } from '../edit/yamlText.ts';

const APP_FILE = 'manifest/app.yaml';
const CODE = /^[a-z]{2}$/;
/** What is meant in one language is not meant in another one. */
const ALLOWANCE = /[ \t]*# gatehouse: allow [^\n]*/;
const ALLOWANCE_LINE = /^[ \t]*# gatehouse: allow [^\n]*\n/gm;

interface NewLanguage {
  /** `de` */
  readonly code: string;
  /** The language whose texts are copied; by default the one that missing texts are taken from. */
  readonly from?: string | undefined;
}

interface AddedLanguage {
  readonly name: string;
  readonly from: string;
  readonly texts: number;
}

/**
 * Adds a language: one line in `manifest/app.yaml`, from which everything that lists languages follows, and a copy of
 * another language's texts. A text that is still that of the other one is a warning of `validate`, until it is
 * translated.
 *
 * @throws ScaffoldError when the code cannot be one or is taken
 */
export function addLanguage(draft: DraftFiles, { code, from }: NewLanguage): AddedLanguage {
  const sources = draft.sources();
  const { project } = parseProject(sources);
  checkLanguage(code);
  const { app } = project;
  if (!app) throw new ScaffoldError(`${APP_FILE} cannot be read: run gatehouse validate first.`);
  const known = Object.keys(app.value.languages);
  if (known.includes(code)) throw new ScaffoldError(`The console has the language ${code}.`);
  const other = from ?? app.value.fallbackLanguage;
  if (!known.includes(other)) {
    throw new ScaffoldError(`There is no language ${other}. Known are ${known.join(', ')}.`);
  }
  const name = nameOfLanguage(code);
  insert(draft, APP_FILE, ['languages', code], { cookie: code, name: scalar(name) });
  for (const { path, text } of sources.locales.filter((file) => languageOf(file.path) === other)) {
    const copy = path.replace(/^locales\/[^/]+/, `locales/${code}`);
    // Texts that somebody has begun are theirs.
    if (draft.read(copy) === undefined) draft.write(copy, withoutAllowances(text));
  }
  return { name, from: other, texts: project.catalogues[other]?.size ?? 0 };
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

function withoutAllowances(text: string): string {
  return text
    .replaceAll(ALLOWANCE_LINE, '')
    .split('\n')
    .map((line) => line.replace(ALLOWANCE, ''))
    .join('\n');
}
