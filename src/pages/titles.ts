import { apiFacts } from '#project/generated/api.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { Formats } from '../i18n/useFormats.ts';
import { spaced } from '../fields/composedName.ts';
import type { SayText } from '../i18n/useText.ts';
import { isEmpty, plainText, type FieldRecord } from '../fields/values.ts';

/** Longer names are cut in the title of a page (spec 1, section 9). */
const TITLE_LIMIT = 80;
const ELLIPSIS = '…';

/**
 * The name of a record: the sentence of its resource, its title field, else its second one, else its id.
 *
 * @param date formats a time, for records that are named by one
 * @param text for records that are named by a sentence
 */
export function recordName(
  definition: Pick<ResourceDefinition, 'record'>,
  record: FieldRecord,
  date?: Formats['date'],
  text?: SayText,
): string {
  const { title, secondary = title, composed, sentence } = definition.record;
  if (text && sentence !== undefined) {
    // Of a text that the server composes of two names, the first.
    const first = (name: string) => plainText(record[name]).replace(/\s*\([^()]*\)$/, '');
    const values = { [title]: first(title), [secondary]: first(secondary) };
    if (values[title] && values[secondary]) return text(sentence, values);
  }
  const nameValue = [title, secondary, 'id']
    .map((name) => record[name])
    .find((value) => !isEmpty(value));
  const { moment } = apiFacts.names;
  const time = moment && title.startsWith(moment) ? date?.(nameValue) : undefined;
  if (time) return time;
  return composed?.includes(title) ? spaced(plainText(nameValue)) : plainText(nameValue);
}

/** The second name of a record; empty without one. */
export function secondName(
  { record: { secondary, composed } }: Pick<ResourceDefinition, 'record'>,
  record: FieldRecord,
): string {
  const found = secondary === undefined ? undefined : record[secondary];
  if (secondary === undefined || isEmpty(found)) return '';
  return composed?.includes(secondary) ? spaced(plainText(found)) : plainText(found);
}

/**
 * `prefix: object name` as a title, cut to 80 characters and an ellipsis (spec 1, section 2.8).
 * Counts grapheme clusters, not code units.
 */
export function detailTitle(prefix: string, name: string): string {
  const characters = [...`${prefix}: ${name}`];
  return characters.length > TITLE_LIMIT
    ? `${characters.slice(0, TITLE_LIMIT).join('')}${ELLIPSIS}`
    : characters.join('');
}
