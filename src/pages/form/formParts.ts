import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { GateContext } from '../../../codegen/model/gates.ts';
import type { FormModel } from '../../../codegen/model/forms.ts';
import { offersOf, offerThat, type KindsModel } from '../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { effectiveFields } from '../../fields/effectiveFields.ts';
import { fieldsOfKind, knownChoice } from '../../fields/kinds.ts';
import { offeredKinds } from '../offeredKinds.ts';
import { formFromFields, openGroups, type FormGroup } from './formState.ts';
import { createValues, type Beginning, type FormValues } from './initialValues.ts';
import { findMissing, type MissingFields } from './missingFields.ts';
import type { FormSource } from './useFormSource.ts';
import { objectOf } from '../../api/unknownValues.ts';

/** The groups of a form for one kind of record. */
export interface FormParts {
  readonly fields: readonly FieldModel[];
  readonly form: FormModel;
  readonly groups: readonly FormGroup[];
  readonly missing: MissingFields;
}

/** @param declared the declared form; undefined when it is derived from the server's metadata */
export function formParts(
  definition: ResourceDefinition,
  declared: FormModel | undefined,
  source: Pick<FormSource, 'kind' | 'metadata'>,
  isNew: boolean,
  gates: GateContext,
): FormParts {
  const own = fieldsOfKind(definition, source.kind);
  const served = effectiveFields(own ? { fields: own } : {}, source.metadata);
  const fields = isNew ? served.map((field) => asKind(field, definition, source, gates)) : served;
  const form = declared ?? formFromFields(fields);
  const groups = openGroups(form, fields, gates);
  const kinds = offerThat(offersOf(definition), 'create')?.does.kinds;
  const missing = findMissing(form, own ?? fields, source.metadata, gates);
  return {
    fields,
    form,
    missing,
    groups: isNew && kinds?.under ? underKind(groups, kinds) : groups,
  };
}

/** Fields whose value the kind sets are hidden, so that both always agree. */
function underKind(groups: readonly FormGroup[], kinds: KindsModel): readonly FormGroup[] {
  const names = Object.keys(kinds.under ?? {});
  return groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => {
      const { place } = entry;
      if (place.field === kinds.field) return { ...entry, kinds };
      return names.includes(place.field) ? { ...entry, follows: true as const } : entry;
    }),
  }));
}

/**
 * The field for the kind of a new record. It is required, because the server would otherwise create
 * a default kind, and offers the same kinds as the create menu of the list. The server's list may hold
 * kinds of other resources at the same address: databases among the remote apps.
 */
function asKind(
  field: FieldModel,
  definition: ResourceDefinition,
  { kind }: Pick<FormSource, 'kind'>,
  gates: GateContext,
): FieldModel {
  const { fields, variants } = definition;
  const kinds = offerThat(offersOf(definition), 'create')?.does.kinds;
  const isKind = variants?.by === field.name;
  const offered =
    kinds?.field === field.name && field.choices
      ? offeredKinds(kinds, field.choices, gates.licenceValid)
      : field.choices;
  const declared = isKind ? fields?.find(({ name }) => name === field.name) : undefined;
  const choices = field.choices?.filter(
    (choice) =>
      (choice.value === kind || offered?.includes(choice)) &&
      knownChoice(declared, String(choice.value)) !== undefined,
  );
  // A single kind is preselected.
  const [only, ...others] = isKind && choices ? choices : [];
  return {
    ...field,
    ...(isKind && { required: true as const }),
    ...(choices && { choices }),
    ...(only && others.length === 0 && { default: only.value }),
  };
}

/**
 * The values of the kind's object after the kind changes: typed values stay in fields that the new
 * kind has too, all others get the new defaults.
 *
 * @param into name of that object
 */
export function valuesOfNextKind(
  into: string,
  present: FormValues,
  [before, after]: readonly [FormParts, FormParts],
  beginning: Beginning,
): FormValues {
  const typed = objectOf(present[into]);
  const usual = objectOf(createValues(before.groups, beginning)[into]);
  const fresh = objectOf(createValues(after.groups, beginning)[into]);
  const kept = Object.entries(fresh).filter(
    ([name, value]) =>
      typeof typed[name] === typeof value && typed[name] !== usual[name] && typed[name] !== '',
  );
  return { ...fresh, ...Object.fromEntries(kept.map(([name]) => [name, typed[name]])) };
}
