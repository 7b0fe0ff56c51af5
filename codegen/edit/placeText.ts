import { upperFirst } from 'es-toolkit/string';
import { stringify } from 'yaml';
import type { LinkContext } from '../link/rule.ts';
import { inLanguage } from '../read/catalogues.ts';
import type { LocatedText } from '../read/located.ts';
import { languagesOf, type MissingText } from '../questions/textFacts.ts';
import { mapIn, wayTo } from './catalogueTree.ts';
import type { Draft } from './draft.ts';
import { insertEntry, type NewEntry } from './insertEntry.ts';
import { scalar } from './yamlText.ts';
import { homeOfText } from './homeOfText.ts';

/** A text that a language lacks, as it would stand there. */
interface PlacedText {
  /** Its key, as the keys of the maps around it. */
  readonly path: readonly string[];
  readonly text: string;
  /** Keys of the texts of the catalogue that it is copied from. */
  readonly order: readonly string[];
  /** The catalogue it belongs to, which need not exist yet; then it begins with these comments. */
  readonly file: string;
  readonly header: string;
}

/**
 * Where a text goes that a language lacks: into the file, and at the place, that it has in the language it is copied
 * from. One that no language has gets the words of its key.
 *
 * @param read the text of a catalogue
 */
export function placeText(
  context: LinkContext,
  { key, language, source }: MissingText,
  read: (file: string) => string | undefined,
): PlacedText {
  const [first = language] = languagesOf(context);
  const texts = context.project.catalogues[first] ?? new Map<string, LocatedText>();
  const home = source?.text.file ?? homeOfText(key, first, texts);
  const original = (source && read(source.text.file)) ?? '';
  const way = wayTo(mapIn(original), key);
  return {
    file: inLanguage(home, language),
    path: way.length > 0 ? way.map((step) => step.key) : key.split('.'),
    header: /^(?:#[^\n]*\n)*/.exec(original)?.[0] ?? '',
    text: source?.text.text ?? wordsOfKey(key),
    order: source ? keysIn(context, source.language, source.text.file) : [],
  };
}

/** The comment about texts that are still to be translated. */
const MARK = { behind: 'gatehouse: translate' };
const STYLE = { lineWidth: 0, singleQuote: true, version: '1.2' } as const;

interface TextOptions {
  /** It gets the comment that it is still to be translated. */
  readonly marked: boolean;
  /** Nobody knows who wrote it: all but the plainest words is in quotes, with escapes. */
  readonly foreign?: boolean;
}

/** A text as an entry of its catalogue. */
function entryOf(
  { path, text, order }: Pick<PlacedText, 'path' | 'text' | 'order'>,
  { marked, foreign }: TextOptions,
): NewEntry {
  const mark = marked ? MARK : {};
  if (foreign) return { path, value: scalar(text), writeKey: scalar, order, ...mark };
  // Between braces, commas and brackets need quotes, too.
  const list = stringify([text], { ...STYLE, collectionStyle: 'flow' }).trim();
  const valueInBraces = list.replaceAll(/^\[ ?| ?\]$/g, '');
  return { path, value: written(text), valueInBraces, writeKey: written, order, ...mark };
}

/**
 * Adds a text to its catalogue.
 *
 * @returns false, with nothing changed, when it is there or something else stands in its place
 */
export function writeText(
  draft: Pick<Draft, 'read' | 'set'>,
  placed: PlacedText,
  options: TextOptions,
): boolean {
  const { file, header } = placed;
  const catalogue = draft.read(file);
  const inserted = insertEntry(catalogue ?? '', entryOf(placed, options));
  if ('because' in inserted) return false;
  draft.set(file, catalogue === undefined ? header + inserted.text : inserted.text);
  return true;
}

/** A text as YAML, in quotes where it needs them, in one line. */
function written(text: string): string {
  return stringify(text, { ...STYLE, blockQuote: false }).trimEnd();
}

/** Keys of a file in their order. */
function keysIn({ project }: LinkContext, language: string, file: string): readonly string[] {
  return [...(project.catalogues[language] ?? [])].flatMap(([key, text]) =>
    text.file === file ? [key] : [],
  );
}

/** `date_last_login` and `dateLastLogin` as words: Date last login. */
function wordsOfKey(key: string): string {
  const name = key.slice(key.lastIndexOf('.') + 1);
  return nameInWords(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

/** `date_joined` as words: Date joined. */
export function nameInWords(name: string): string {
  return upperFirst(name.replaceAll(/[_-]+/g, ' ').trim());
}
