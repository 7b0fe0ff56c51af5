import { stringify } from 'yaml';
import type { LinkContext } from '../link/rule.ts';
import type { LocatedText } from '../read/located.ts';
import { languagesOf, type MissingText } from '../questions/textFacts.ts';
import { mapIn, wayTo } from './catalogueTree.ts';
import type { NewEntry } from './insertEntry.ts';
import { homeOfText } from './homeOfText.ts';

/** A text that a language lacks, as it would stand there. */
interface PlacedText {
  /** Its key, as the keys of the maps around it. */
  readonly path: readonly string[];
  readonly text: string;
  /** Keys of the texts of the catalogue that it is copied from. */
  readonly order: readonly string[];
  /** The catalogue it belongs to, which need not exist yet. */
  readonly file: string;
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
  const way = wayTo(mapIn((source && read(source.text.file)) ?? ''), key);
  return {
    file: home.replace(/^locales\/[^/]+\//, `locales/${language}/`),
    path: way.length > 0 ? way.map((step) => step.key) : key.split('.'),
    text: source?.text.text ?? wordsOfKey(key),
    order: source ? keysIn(context, source.language, source.text.file) : [],
  };
}

/** The comment about texts that are still to be translated. */
export const MARK = { behind: 'gatehouse: translate' };
const STYLE = { lineWidth: 0, singleQuote: true, version: '1.2' } as const;

/** A text as an entry of its catalogue; a marked one gets the comment that it is still to be translated. */
export function entryOf(
  { path, text, order }: Omit<PlacedText, 'file'>,
  { marked }: { readonly marked: boolean },
): NewEntry {
  // Between braces, commas and brackets need quotes, too.
  const list = stringify([text], { ...STYLE, collectionStyle: 'flow' }).trim();
  return {
    path,
    value: written(text),
    valueInBraces: list.replace(/^\[ ?/, '').replace(/ ?\]$/, ''),
    writeKey: written,
    order,
    ...(marked && MARK),
  };
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

/** `date_last_login` as words: Date last login. */
function wordsOfKey(key: string): string {
  const words = key
    .slice(key.lastIndexOf('.') + 1)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
