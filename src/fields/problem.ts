import type { FieldModel } from '../../codegen/model/fields.ts';
import { decimalProblem, decimalText } from '../../codegen/model/decimals.ts';
import type { Text } from '../../codegen/model/text.ts';
import { parseCron } from './cron.ts';
import { isPort, readProtocols } from './protocols.ts';
import type { PasswordRule } from './passwordRules.ts';
import { wrongAddresses } from './ipGroup.ts';
import { pickWidget } from './pick.ts';
import { readDate } from '../i18n/dates.ts';
import { parsedJson } from '../api/unknownValues.ts';
import { entriesOf, isEmpty, type FieldRecord } from './values.ts';
import type { TextKey } from '#project/generated/texts.ts';

/** A validation error; the key names its text. */
export interface Problem {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Placeholder values that need translation: names of other fields. */
  readonly labels?: Readonly<Record<string, Text>>;
}

const PORT_PROBLEM: Problem = { key: 'pages.problem.port' };

/** One @ with text on both sides and a dot after it; the server validates the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Validates the value of a field (spec 1, section 5).
 *
 * @param passwords the current password rules, for fields that follow them
 * @param beside values of the fields beside it
 */
export function problemOf(
  field: FieldModel,
  value: unknown,
  required: boolean,
  passwords: readonly PasswordRule[] = [],
  beside: FieldRecord = {},
): Problem | undefined {
  if (isEmpty(value) || (typeof value === 'string' && value.trim() === '')) {
    return required || lacksEntries(field, value) ? { key: 'pages.problem.required' } : undefined;
  }
  const widget = pickWidget(field);
  if (isDateField(field) && !isDateValue(field, value)) return { key: 'pages.problem.date' };
  if (field.format === 'port') return isPortOf(field, value) ? undefined : PORT_PROBLEM;
  if (field.after && !isAfter(value, beside[field.after.field])) {
    return { key: 'pages.problem.after', labels: { other: field.after.label } };
  }
  if (widget === 'email') return isEmail(value) ? undefined : { key: 'pages.problem.email' };
  if (field.type === 'decimal') return decimalProblemOf(field, value);
  if (widget === 'number') return numberProblem(field, value);
  if (widget === 'json') return isJson(value) ? undefined : { key: 'pages.problem.json' };
  if (widget === 'protocols') return protocolsProblem(value);
  if (widget === 'cron') return parseCron(String(value)) ? undefined : { key: 'cron.wrong' };
  if (widget === 'ip-group') return addressProblem(field, value);
  return textProblem(field, value, passwords);
}

function isDateField({ type }: FieldModel): boolean {
  return type === 'datetime' || type === 'date' || type === 'time';
}

const TIME = /^\d{2}:\d{2}/;

function isDateValue({ type }: FieldModel, value: unknown): boolean {
  return type === 'time' ? TIME.test(String(value)) : readDate(value) !== undefined;
}

/** A list that is there without an entry, although it has a minimum. */
function lacksEntries({ type, minLength = 0 }: FieldModel, value: unknown): boolean {
  return type === 'list' && minLength > 0 && Array.isArray(value);
}

/** Invalid times are not compared. */
function isAfter(value: unknown, earlier: unknown): boolean {
  const [from, to] = [Date.parse(String(earlier)), Date.parse(String(value))];
  return Number.isNaN(from) || Number.isNaN(to) || to > from;
}

function addressProblem(field: FieldModel, value: unknown): Problem | undefined {
  const wrong = wrongAddresses(entriesOf(value), field.format === 'address-or-name');
  return wrong.length === 0
    ? undefined
    : { key: 'forms.ip.wrong', values: { entries: wrong.join(', ') } };
}

function isEmail(value: unknown): boolean {
  return typeof value === 'string' && EMAIL.test(value);
}

function decimalProblemOf(field: FieldModel, value: unknown): Problem | undefined {
  const problem = decimalProblem(value, field);
  if (!problem) return undefined;
  const { kind, limit } = problem;
  switch (kind) {
    case 'number':
      return { key: 'pages.problem.number' };
    case 'min':
      return { key: 'pages.problem.min', values: { min: limit } };
    case 'max':
      return { key: 'pages.problem.max', values: { max: limit } };
    default:
      return { key: `pages.problem.${kind}`, values: { length: limit } };
  }
}

/** Some servers send numbers as texts. */
function numberProblem(field: FieldModel, given: unknown): Problem | undefined {
  const value = decimalText(given) === undefined ? given : Number(given);
  if (typeof value !== 'number') return { key: 'pages.problem.number' };
  if (field.type === 'integer' && !Number.isInteger(value)) return { key: 'pages.problem.integer' };
  if (field.min !== undefined && value < field.min) {
    return { key: 'pages.problem.min', values: { min: field.min } };
  }
  if (field.max !== undefined && value > field.max) {
    return { key: 'pages.problem.max', values: { max: field.max } };
  }
  return undefined;
}

function isJson(value: unknown): boolean {
  return typeof value !== 'string' || parsedJson(value) !== undefined;
}

function protocolsProblem(value: unknown): Problem | undefined {
  return readProtocols(value).every((row) => isPort(row.port)) ? undefined : PORT_PROBLEM;
}

/** Where 0 is allowed it means that nothing listens. */
function isPortOf(field: FieldModel, value: unknown): boolean {
  return (value === 0 && field.min === 0) || isPort(String(value).trim());
}

function textProblem(
  field: FieldModel,
  value: unknown,
  passwords: readonly PasswordRule[],
): Problem | undefined {
  if (typeof value !== 'string') return undefined;
  if (field.maxLength !== undefined && value.length > field.maxLength) {
    return { key: 'pages.problem.maxLength', values: { length: field.maxLength } };
  }
  if (field.minLength !== undefined && value.length < field.minLength) {
    return { key: 'pages.problem.minLength', values: { length: field.minLength } };
  }
  if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`, 'u').test(value)) {
    return { key: 'pages.problem.pattern' };
  }
  const broken =
    field.policy === 'password' ? passwords.find((rule) => !rule.holds(value)) : undefined;
  return broken && { key: broken.key, ...(broken.values && { values: broken.values }) };
}
