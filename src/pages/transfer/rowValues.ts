import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Text } from '../../../codegen/model/text.ts';
import type { ImportColumn, RowValues } from './importRow.ts';
import { parsedJson } from '../../api/unknownValues.ts';

/** Curly quotes of office programs and single quotes of exported lists. */
const QUOTES = /[“”‘’']/g;
const LIST_OR_OBJECT = /^(?:\[[^]*\]|\{[^]*\})$/;
/** Types whose value in the API is a list. */
const LISTS: readonly FieldModel['type'][] = ['references', 'choices', 'list'];

/** The text of a cell; lists and objects as JSON, as in the server's own files. */
export function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * The value of a cell's text, by the rules of the server's preview: quotes become double quotes,
 * lists and objects are parsed, blank is null (protocol, section 6.1).
 */
export function readCell(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (!LIST_OR_OBJECT.test(trimmed)) return text;
  return parsedJson(trimmed.replaceAll(QUOTES, '"')) ?? text;
}

/**
 * The API values of a row: lists may be separated by commas, choices written as labels.
 *
 * @param say translates labels of choices
 */
export function wireRow(
  values: RowValues,
  columns: readonly ImportColumn[],
  say: (text: Text) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    columns.flatMap(({ field, model }): [string, unknown][] => {
      const value = values[field];
      return value === undefined ? [] : [[field, model ? wireValue(value, model, say) : value]];
    }),
  );
}

/** The API value of a cell. */
export function wireValue(value: unknown, model: FieldModel, say: (text: Text) => string): unknown {
  if (typeof value !== 'string') return value;
  if (!LISTS.includes(model.type)) return choiceValue(value, model.choices, say);
  const entries = value.split(',').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => choiceValue(entry, model.choices ?? model.item?.choices, say));
}

/** An unknown choice is sent as it is: the server says what is wrong. */
function choiceValue(
  text: string,
  choices: FieldModel['choices'],
  say: (text: Text) => string,
): unknown {
  if (!choices || choices.some(({ value }) => String(value) === text)) return text;
  return choices.find(({ label }) => say(label) === text)?.value ?? text;
}
