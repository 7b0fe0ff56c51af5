import {
  fieldsOf,
  holds,
  type Condition,
  type ConditionScope,
  type Mode,
} from '../../../codegen/model/conditions.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { isWritable, DEFAULT_SAVING } from '../../../codegen/model/forms.ts';
import { decideGate, type GateContext } from '../../../codegen/model/gates.ts';
import type { FormFieldModel, FormGroupModel, FormModel } from '../../../codegen/model/forms.ts';
import type { KindsModel } from '../../../codegen/model/offers.ts';
import { knownChoice } from '../../fields/kinds.ts';
import { queryName } from './queryName.ts';
import type { TextKey } from '#project/generated/texts.ts';

/** A field of a form: its entry in the form joined with the field model and the server's metadata. */
export interface FormEntry {
  readonly place: FormFieldModel;
  readonly field: FieldModel;
  /** On the field for the kind of a new record: the fields whose value the kind sets. */
  readonly kinds?: KindsModel;
  /** The value is set by the kind of a new record. */
  readonly follows?: true;
}

export interface FormGroup extends Omit<FormGroupModel, 'fields'> {
  readonly entries: readonly FormEntry[];
}

/** What conditions refer to besides the values: mode, user, address. */
export interface FormSituation extends Omit<ConditionScope, 'values'> {
  /** The query the form was opened with. Fields it presets are locked; later choices are not. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The record as it came from the server. */
  readonly record?: ConditionScope['values'];
}

interface EntryState {
  readonly shown: boolean;
  readonly required: boolean;
  readonly locked: boolean;
  /** Why it is locked, where the page does not show it. */
  readonly reason?: TextKey;
}

/**
 * The groups of a form with the fields this user may fill in. Fields behind a closed gate and
 * fields that the server does not accept are removed, and so are empty groups.
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

/** An object whose kind is not chosen yet, or has no fields. */
function hasNoParts(field: FieldModel): boolean {
  return field.type === 'object' && field.fields?.length === 0;
}

/** The form of a resource that declares none: every writable field in one group. */
export function formFromFields(fields: readonly FieldModel[]): FormModel {
  return {
    groups: [
      {
        key: 'basic',
        label: 'pages.form.fields' satisfies TextKey,
        fields: fields.filter(isWritable).map((field) => ({ field: field.name })),
      },
    ],
    ...DEFAULT_SAVING,
  };
}

/** Is the field shown, required and enabled for the current values? */
export function entryState(
  { place, field, follows }: FormEntry,
  values: ConditionScope['values'],
  situation: FormSituation,
): EntryState {
  const scope: ConditionScope = { values, mode: situation.mode, self: situation.self };
  const isClosed = isClosedToSelf(field, situation);
  return {
    shown: holds(place.when, scope),
    required:
      demands(place.required, scope) ||
      (!isKept(field, situation.mode) && demands(field.required, scope)),
    locked: isClosed || follows === true || isLocked(place, field, scope, situation),
    ...(isClosed && { reason: 'pages.form.selfReadOnly' as const }),
  };
}

/** Is the record the user's own, and the field one that users cannot send about themselves? */
export function isClosedToSelf(
  { selfReadOnly }: FieldModel,
  { self, mode }: Pick<FormSituation, 'self' | 'mode'>,
): boolean {
  return selfReadOnly === true && self && mode === 'update';
}

/** A write-only field is not required on update: left empty, the server keeps its value. */
function isKept(field: FieldModel, mode: Mode): boolean {
  return mode === 'update' && (field.type === 'secret' || field.writeOnly === true);
}

/** Every field that the conditions of these entries refer to: exactly those are watched. */
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

/** Does a secret start collapsed? On update it does, unless a switch of this form has just shown it. */
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
 * A condition on the field itself uses the loaded record, so that typing cannot lock the field. A
 * preset field stays enabled in a new form whose address does not preset it: otherwise nobody could
 * fill it in.
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
