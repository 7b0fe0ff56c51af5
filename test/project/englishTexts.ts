import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The texts of the frame, and those of the project, which have the last word. */
const FOLDERS = ['src/i18n/frame/en', 'locales/en'];
/** Placeholders: ours are `%{name}`, those of the specification `{}`, `{0}` or `...`. */
const OPEN_PLACE = /%\{\w+\}|\{\d*\}|\.\.\./g;
/** A message with this end in the specification is followed by its reason. */
const REASON_FOLLOWS = /: $/;

/** The English texts by key. */
export function readEnglish(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.yaml')) continue;
      collect(parse(readFileSync(`${folder}/${file}`, 'utf8')), [], texts);
    }
  }
  return texts;
}

function collect(value: unknown, path: readonly string[], texts: Map<string, string>): void {
  if (typeof value === 'string') texts.set(path.join('.'), value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) collect(part, [...path, key], texts);
}

/** A sentence with uniform placeholders, for comparison. */
export function wording(sentence: string): string {
  return sentence.replace(REASON_FOLLOWS, ': ...').replaceAll(OPEN_PLACE, '…');
}
