import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Text } from '../../../codegen/model/text.ts';
import type { ImportColumn, RowValues } from './importRow.ts';

/** Curly quotes, which office programs put in, and the single ones of exported lists. */
const QUOTES = /[“”‘’']/g;
const LIST_OR_OBJECT = /^(?:\[[^]*\]|\{[^]*\})$/;
/** Types whose value is a list on the wire. */
const LISTS: readonly FieldModel['type'][] = ['references', 'choices', 'list'];

/** A value as a cell shows it; lists and objects as JSON, which the server's own files hold too. */
export function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A cell's text as a value, by the rules of the server's preview: quotes become double ones, lists
 * and objects are read, blank is nothing (protocol, section 6.1).
 */
export function readCell(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (!LIST_OR_OBJECT.test(trimmed)) return text;
  try {
    return JSON.parse(trimmed.replaceAll(QUOTES, '"'));
  } catch {
    return text;
  }
}

/**
 * A row as the server wants it: entries of a list may be written with commas, a choice by its words.
 *
 * @param say words of a choice
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

/** One value as the server wants it. */
export function wireValue(value: unknown, model: FieldModel, say: (text: Text) => string): unknown {
  if (typeof value !== 'string') return value;
  if (!LISTS.includes(model.type)) return choiceValue(value, model.choices, say);
  const entries = value.split(',').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => choiceValue(entry, model.choices ?? model.item?.choices, say));
}

/** What is no choice is sent as it is: the server says what is wrong with it. */
function choiceValue(
  text: string,
  choices: FieldModel['choices'],
  say: (text: Text) => string,
): unknown {
  if (!choices || choices.some(({ value }) => String(value) === text)) return text;
  return choices.find(({ label }) => say(label) === text)?.value ?? text;
}
