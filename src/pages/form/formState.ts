import {
  fieldsOf,
  holds,
  type Condition,
  type ConditionScope,
  type Mode,
} from '../../../codegen/model/conditions.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { isWritable, USUAL_SAVING } from '../../../codegen/model/forms.ts';
import { decideGate, type GateContext } from '../../../codegen/model/gates.ts';
import type {
  FormFieldModel,
  FormGroupModel,
  FormModel,
  KindsModel,
} from '../../../codegen/model/resources.ts';
import { knownChoice } from '../../fields/kinds.ts';
import { queryName } from './queryName.ts';
import type { TextKey } from '../../../generated/texts.ts';

/** A form's place for a field, joined with the field as the server accepts it today. */
export interface FormEntry {
  readonly place: FormFieldModel;
  readonly field: FieldModel;
  /** Of the field that says the kind of a new record: what else a kind decides. */
  readonly kinds?: KindsModel;
  /** Decided by the kind of a new record. */
  readonly follows?: true;
}

export interface FormGroup extends Omit<FormGroupModel, 'fields'> {
  readonly entries: readonly FormEntry[];
}

/** What the situation is besides the values: mode, person, address. */
export interface FormSituation extends Omit<ConditionScope, 'values'> {
  /** The address as the form was opened: what it presets is closed, what is chosen later is not. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The record that is changed, as it came from the server. */
  readonly record?: ConditionScope['values'];
}

export interface EntryState {
  readonly shown: boolean;
  readonly required: boolean;
  readonly locked: boolean;
}

/**
 * The groups of a form with the fields this person may fill: a field behind a closed gate, or one
 * the server does not accept today, is not part of the form at all. Empty groups fall away.
 */
export function openGroups(
  form: FormModel,
  fields: readonly FieldModel[],
  gates: GateContext,
): readonly FormGroup[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return form.groups
    .map(({ key, label, fields: places }) => ({
      key,
      label,
      entries: places.flatMap((place) => {
        const field = byName.get(place.field);
        if (!field || !isWritable(field) || hasNoParts(field)) return [];
        const open = decideGate(field.gate, gates).open && decideGate(place.gate, gates).open;
        return open ? [{ place, field }] : [];
      }),
    }))
    .filter((group) => group.entries.length > 0);
}

/** The object of a kind that is not chosen yet, or that has no fields of its own. */
function hasNoParts(field: FieldModel): boolean {
  return field.type === 'object' && field.fields?.length === 0;
}

/** The form of a resource without one: every writable field in the server's order, in one group. */
export function formFromFields(fields: readonly FieldModel[]): FormModel {
  return {
    groups: [
      {
        key: 'basic',
        label: 'pages.form.fields' satisfies TextKey,
        fields: fields.filter(isWritable).map((field) => ({ field: field.name })),
      },
    ],
    ...USUAL_SAVING,
  };
}

/** How one field stands right now, given everything that is filled in. */
export function entryState(
  { place, field, follows }: FormEntry,
  values: ConditionScope['values'],
  situation: FormSituation,
): EntryState {
  const scope: ConditionScope = { values, mode: situation.mode, self: situation.self };
  return {
    shown: holds(place.when, scope),
    required:
      demands(place.required, scope) ||
      (!isKept(field, situation.mode) && demands(field.required, scope)),
    locked: follows === true || isLocked(place, field, scope, situation),
  };
}

/** On update the server keeps what it never shows: leaving it empty is no omission. */
function isKept(field: FieldModel, mode: Mode): boolean {
  return mode === 'update' && (field.type === 'secret' || field.writeOnly === true);
}

/** Every field that decides how one of these entries stands, so that a form watches exactly those. */
export function watchedFields(entries: readonly FormEntry[]): readonly string[] {
  const names = entries.flatMap(({ place, field }) => [
    ...fieldsOf(place.when),
    ...conditionFields(place.required),
    ...conditionFields(field.required),
    ...(typeof place.locked === 'object' && !('query' in place.locked)
      ? fieldsOf(place.locked)
      : []),
  ]);
  return [...new Set(names)];
}

function conditionFields(condition: true | Condition | undefined): readonly string[] {
  return condition === true ? [] : fieldsOf(condition);
}

/**
 * Does a secret start closed? On update it does, unless a switch of this form has just opened it.
 */
export function startsCollapsed(
  { place, field }: FormEntry,
  mode: Mode,
  groups: readonly FormGroup[],
): boolean {
  if (!isKept(field, mode)) return false;
  const switches = groups
    .flatMap((group) => group.entries)
    .filter((entry) => entry.field.pageOnly)
    .map((entry) => entry.field.name);
  return !fieldsOf(place.when).some((name) => switches.includes(name));
}

function demands(required: true | Condition | undefined, scope: ConditionScope): boolean {
  return required !== undefined && (required === true || holds(required, scope));
}

/**
 * A condition about the field itself is one about what the record came with: typing into a field
 * must not lock it. What the address is to preset stays open in a new form whose address does not:
 * nobody else could fill it in.
 */
function isLocked(
  { field, locked, default: preset }: FormFieldModel,
  model: FieldModel,
  scope: ConditionScope,
  { mode, query, record }: FormSituation,
): boolean {
  if (!locked) return false;
  if (locked === true) {
    const name = mode === 'create' ? queryName(preset) : undefined;
    return name === undefined || Boolean(knownChoice(model, query[name]));
  }
  if ('query' in locked) return Boolean(knownChoice(model, query[locked.query]));
  return holds(locked, { ...scope, values: { ...scope.values, [field]: record?.[field] } });
}
