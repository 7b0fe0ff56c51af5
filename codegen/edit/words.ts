import type { LinkContext } from '../link/rule.ts';
import { isMap } from '../model/isMap.ts';
import { readYaml } from '../read/yaml.ts';
import type { SourceSet } from '../read/sources.ts';
import { ICON_NAMES } from '../schema/icons.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';
import { levenshtein } from '../schema/nearest.ts';
import { SCHEMAS } from '../schema/schemas.ts';

/** A name that may be the misspelling of so many others is not certain. */
export const MOST_TRIED = 4;

/** Every word that a manifest can name: those of the language, of the manifests, and what is derived from them. */
export function wordsOf(sources: SourceSet, { model, project }: LinkContext): ReadonlySet<string> {
  const words = new Set<string>(ICON_NAMES);
  for (const schema of Object.values<JsonSchema>(SCHEMAS)) addSchema(schema, words);
  for (const source of sources.manifests) addValue(readYaml(source).located?.value, words);
  for (const { name } of model.permissions) words.add(name);
  for (const { name, path } of model.routes) words.add(name).add(path);
  for (const { address } of model.api) words.add(address);
  for (const texts of Object.values(project.catalogues)) {
    for (const key of texts.keys()) words.add(key);
  }
  return words;
}

/**
 * The words that are as near to what is written as the one that is meant: each may have been meant as well.
 *
 * @param most stops after so many
 */
export function equallyNear(
  written: string,
  meant: string,
  words: Iterable<string>,
  most: number,
): readonly string[] {
  const wanted = written.toLowerCase();
  const distance = levenshtein(wanted, meant.toLowerCase());
  const found: string[] = [];
  for (const word of words) {
    if (word === meant || word === written) continue;
    if (Math.abs(word.length - written.length) > distance) continue;
    if (levenshtein(wanted, word.toLowerCase(), distance + 1) > distance) continue;
    found.push(word);
    if (found.length >= most) break;
  }
  return found;
}

/** The keys and texts of a value. */
function addValue(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(value);
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) for (const key of Object.keys(value)) words.add(key);
  for (const child of Object.values(value)) addValue(child, words);
}

/** What a schema lets stand as a key or a word. */
function addSchema(schema: unknown, words: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'enum' && Array.isArray(value)) for (const one of value) words.add(String(one));
    if (keyword === 'properties' && isMap(value)) for (const key in value) words.add(key);
    addSchema(value, words);
  }
}
