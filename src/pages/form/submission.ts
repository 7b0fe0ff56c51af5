import type { FieldModel } from '../../../codegen/model/fields.ts';
import { decimalText } from '../../../codegen/model/decimals.ts';
import { resolveReferences, type ReferenceScope } from '../../../codegen/model/references.ts';
import { entryState, isClosedToSelf, type FormGroup, type FormSituation } from './formState.ts';
import type { FormValues, SourceRecord } from './initialValues.ts';
import { isEmpty } from '../../fields/values.ts';
import { isObject, objectOf } from '../../api/unknownValues.ts';

/**
 * The values to send: those of visible fields. A hidden field is left out, unless the manifest
 * gives it a value for that case (`otherwise`). Form-only fields, empty secrets (which mean
 * "unchanged") and empty fields that were `null` are left out, too (spec 1, section 2.9).
 * So is, of a new record, what nobody touched: an empty value, even `null` or `false`, would replace the server's own
 * default, or be refused.
 *
 * @param record the loaded record, for conditions on fields outside the form
 * @param begun the values that the form began with
 */
export function valuesToSend(
  groups: readonly FormGroup[],
  values: FormValues,
  situation: FormSituation,
  scope: ReferenceScope,
  record: SourceRecord = {},
  begun: FormValues = {},
): FormValues {
  const known = { ...record, ...values };
  const sent: FormValues = {};
  for (const entry of groups.flatMap((group) => group.entries)) {
    const { field, place } = entry;
    if (field.pageOnly || isClosedToSelf(field, situation)) continue;
    const { shown, required } = entryState(entry, known, situation);
    if (!shown) {
      if (place.otherwise !== undefined) {
        sent[field.name] = resolveReferences(place.otherwise, scope);
      }
      continue;
    }
    const before = record[field.name];
    const isKept = required || place.default !== undefined;
    const given =
      situation.mode === 'create'
        ? touched(field, values[field.name], begun[field.name], isKept)
        : values[field.name];
    const value = wireValue(field, given, before);
    if (value === undefined || isUnchanged(field, value)) continue;
    // A `null` stays `null`: an empty text would change it.
    if (before === null && isBlank(value)) continue;
    sent[field.name] = value;
  }
  return sent;
}

/**
 * The value without what is empty and was so at the start; undefined when nothing is left. What has a default was shown
 * with it, so it is sent. A switch that is off is empty, too: the form cannot know what the server takes for it.
 *
 * @param isKept it is sent even when it is empty
 */
function touched(field: FieldModel, value: unknown, start: unknown, isKept: boolean): unknown {
  if (field.fields && isObject(value)) {
    const started = objectOf(start);
    const parts = field.fields.flatMap((part) => {
      const isNeeded = part.required === true;
      const left = touched(part, value[part.name], started[part.name], isNeeded);
      return left === undefined ? [] : [[part.name, left] as const];
    });
    return isKept || parts.length > 0 ? Object.fromEntries(parts) : undefined;
  }
  const isSaid = isKept || field.default !== undefined;
  return isSaid || !isNothing(value) || !isNothing(start) ? value : undefined;
}

function isNothing(value: unknown): boolean {
  return value === false || isEmpty(value);
}

/** Write-only fields are sent only when something was typed. */
function isUnchanged(field: FieldModel, value: unknown): boolean {
  return value === '' && (field.type === 'secret' || field.writeOnly === true);
}

/** Empty numbers, dates and references are sent as `null`, not as an empty text. */
function wireValue(field: FieldModel, value: unknown, before?: unknown): unknown {
  switch (field.type) {
    case 'integer':
    case 'float':
      return value === '' ? null : numberOf(value, before);
    case 'decimal':
      return value === '' ? null : (decimalText(value) ?? value);
    case 'datetime':
    case 'date':
    case 'time':
    case 'reference':
      return value === '' ? null : value;
    case 'choice':
      return value === '' ? undefined : value;
    case 'object':
      return field.fields ? wireObject(field.fields, value, before) : parsedJson(value);
    case 'list': {
      const parts = field.item?.fields;
      return parts && Array.isArray(value) ? value.map((one) => wireObject(parts, one)) : value;
    }
    case 'json':
      return parsedJson(value);
    default:
      return typeof value === 'string' && field.type !== 'secret' ? value.trim() : value;
  }
}

/** A server that sends numbers as texts gets back what it sent; what somebody typed is a number. */
function numberOf(value: unknown, before: unknown): unknown {
  return typeof value !== 'string' || value === before ? value : Number(value);
}

function wireObject(fields: readonly FieldModel[], value: unknown, before?: unknown): unknown {
  if (!isObject(value)) return value;
  const parts: FormValues = { ...value };
  const stored = objectOf(before);
  for (const field of fields) {
    const old = stored[field.name];
    const sent = field.readOnly ? undefined : wireValue(field, parts[field.name], old);
    if (old === null && !field.readOnly && isBlank(sent)) parts[field.name] = null;
    else if (sent === undefined || isUnchanged(field, sent)) delete parts[field.name];
    else parts[field.name] = sent;
  }
  return parts;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** JSON is edited as text; the input has validated it. */
function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? undefined : JSON.parse(value);
}
