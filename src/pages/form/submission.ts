import type { FieldModel } from '../../../codegen/model/fields.ts';
import { decimalText } from '../../../codegen/model/decimals.ts';
import { resolveReferences, type ReferenceScope } from '../../../codegen/model/references.ts';
import { entryState, isClosedToSelf, type FormGroup, type FormSituation } from './formState.ts';
import type { FormValues, SourceRecord } from './initialValues.ts';
import { isObject, objectOf } from '../../api/unknownValues.ts';

/**
 * The values to send: those of visible fields. A hidden field is left out, unless the manifest
 * gives it a value for that case (`otherwise`). Form-only fields, empty secrets (which mean
 * "unchanged") and empty fields that were `null` are left out, too (spec 1, section 2.9).
 *
 * @param record the loaded record, for conditions on fields outside the form
 */
export function valuesToSend(
  groups: readonly FormGroup[],
  values: FormValues,
  situation: FormSituation,
  scope: ReferenceScope,
  record: SourceRecord = {},
): FormValues {
  const known = { ...record, ...values };
  const sent: FormValues = {};
  for (const entry of groups.flatMap((group) => group.entries)) {
    const { field, place } = entry;
    if (field.pageOnly || isClosedToSelf(field, situation)) continue;
    if (!entryState(entry, known, situation).shown) {
      if (place.otherwise !== undefined) {
        sent[field.name] = resolveReferences(place.otherwise, scope);
      }
      continue;
    }
    const before = record[field.name];
    const value = wireValue(field, values[field.name], before);
    if (value === undefined || isUnchanged(field, value)) continue;
    // A `null` stays `null`: an empty text would change it.
    if (before === null && isBlank(value)) continue;
    sent[field.name] = value;
  }
  return sent;
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
