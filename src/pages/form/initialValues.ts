import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ReferenceScope } from '../../../codegen/model/references.ts';
import { app } from '#project/generated/app.ts';
import { emptyValue, resolveDefault } from '../../fields/defaults.ts';
import { knownChoice } from '../../fields/kinds.ts';
import { plainReference } from '../../fields/plainReference.ts';
import { readInZone } from '../../i18n/serverTime.ts';
import type { FormEntry, FormGroup } from './formState.ts';
import { queryName } from './queryName.ts';
import { isObject } from '../../api/unknownValues.ts';

export type FormValues = Record<string, unknown>;
export type SourceRecord = Readonly<Record<string, unknown>>;

export interface Beginning {
  readonly scope: ReferenceScope;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Values of a new form: the preset of the page, else the default of the server or the field, else empty. */
export function createValues(groups: readonly FormGroup[], beginning: Beginning): FormValues {
  return valuesOf(groups, (entry) => defaultOf(entry, beginning));
}

/** Values of an existing record. Secrets are never received and start empty. */
export function updateValues(
  groups: readonly FormGroup[],
  record: SourceRecord,
  beginning: Beginning,
): FormValues {
  return valuesOf(groups, (entry) =>
    entry.field.pageOnly ? defaultOf(entry, beginning) : fromRecord(entry.field, record),
  );
}

/**
 * Values of a clone: those of the source without its id and secrets, its name marked (spec 1,
 * section 2.9). Presets of the address win.
 *
 * @param mark turns `web-1` into the name of its copy
 * @param title the field that names the record, which is marked where the form has no name
 */
export function cloneValues(
  groups: readonly FormGroup[],
  source: SourceRecord,
  beginning: Beginning,
  mark: (name: string) => string,
  title = 'name',
): FormValues {
  const values = valuesOf(groups, (entry) => {
    const { field, place } = entry;
    if (field.pageOnly || field.writeOnly || field.type === 'secret') {
      return defaultOf(entry, beginning);
    }
    const preset = queryName(place.default) !== undefined && defaultOf(entry, beginning);
    return hasValue(preset) ? preset : fromRecord(field, source);
  });
  const named = ['name', title].find(
    (name) => typeof values[name] === 'string' && values[name] !== '',
  );
  return named ? { ...values, [named]: mark(String(values[named])) } : values;
}

function valuesOf(groups: readonly FormGroup[], read: (entry: FormEntry) => unknown): FormValues {
  return Object.fromEntries(
    groups.flatMap((group) => group.entries.map((entry) => [entry.field.name, read(entry)])),
  );
}

function defaultOf({ place, field }: FormEntry, { scope, now }: Beginning): unknown {
  const name = queryName(place.default);
  const preset =
    name === undefined
      ? resolveDefault(place.default, scope, now)
      : knownChoice(field, scope.query?.[name]);
  const candidates = [preset, resolveDefault(field.default, scope, now)];
  const found = candidates.find((value) => value !== undefined);
  if (found === undefined) return emptyWithDefaults(field, { scope, now });
  return plainReference(field, found);
}

/** The parts of an object have defaults of their own (spec 1, section 2.9). */
function emptyWithDefaults(field: FieldModel, beginning: Beginning): unknown {
  if (field.type !== 'object' || !field.fields) return emptyValue(field);
  return Object.fromEntries(
    field.fields.map((part) => [
      part.name,
      defaultOf({ place: { field: part.name }, field: part }, beginning),
    ]),
  );
}

function fromRecord(field: FieldModel, record: SourceRecord): unknown {
  const value = record[field.name];
  if (field.type === 'secret' || value === undefined || value === null) return emptyValue(field);
  if (field.type === 'object' && field.fields && isObject(value)) {
    return partsOf(field.fields, value);
  }
  if (field.zone) return readInZone(value, app.serverTimeZone)?.toISOString() ?? value;
  const parts = field.item?.fields;
  if (field.type === 'list' && parts && Array.isArray(value)) {
    return value.map((entry) => (isObject(entry) ? partsOf(parts, entry) : entry));
  }
  if (field.type === 'json' || field.type === 'object') return JSON.stringify(value, null, 2);
  return plainReference(field, value);
}

function partsOf(fields: readonly FieldModel[], value: SourceRecord): FormValues {
  return {
    ...value,
    ...Object.fromEntries(fields.map((part) => [part.name, fromRecord(part, value)])),
  };
}

function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== false && value !== '';
}

/** The fields whose value differs from the initial one. */
export function changedFields(values: FormValues, start: FormValues): readonly string[] {
  return Object.keys(values).filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(start[name]),
  );
}
