import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { GateContext } from '../../../../codegen/model/gates.ts';
import type { FormFieldModel, FormModel } from '../../../../codegen/model/forms.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { fieldAt } from '../../../fields/fieldAt.ts';
import { fieldsBehind } from '../../../fields/dependentOptions.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import { openGroups, type FormGroup } from '../../form/formState.ts';
import type { TextKey } from '#project/generated/texts.ts';

/**
 * The fields of a bulk update as a form of one group. Conditions are dropped, for they refer to one
 * record.
 *
 * @param names the fields that the list's `bulkUpdate` names
 */
export function bulkGroups(
  definition: Pick<ResourceDefinition, 'form'>,
  names: readonly string[],
  fields: readonly FieldModel[],
  gates: GateContext,
): readonly FormGroup[] {
  const places = (definition.form?.groups ?? []).flatMap((group) => group.fields);
  const form: FormModel = {
    groups: [
      {
        key: 'bulk',
        label: 'pages.form.fields' satisfies TextKey,
        fields: names.map((name): FormFieldModel => {
          const place = places.find(({ field }) => field === name);
          return {
            field: name,
            ...(place?.default !== undefined && { default: place.default }),
            ...(place?.required === true && { required: true as const }),
            ...(place?.gate && { gate: place.gate }),
          };
        }),
      },
    ],
    updateMethod: 'PATCH',
    after: 'list',
  };
  return openGroups(form, fields, gates);
}

/**
 * The fields that all these records can be given together. A field whose options depend on another
 * field is left out when the records differ in that other field (contract: permissions, section
 * 2.3), and so is one that users cannot change about themselves when the user's own record is among them.
 */
export function commonFields(
  names: readonly string[],
  fields: readonly FieldModel[],
  records: readonly FieldRecord[],
  me: FieldRecord,
): readonly string[] {
  const agree = (name: string) => new Set(records.map((record) => record[name])).size === 1;
  const hasOwn = records.some(({ id }) => id === me['id']);
  const isClosed = (name: string) => hasOwn && fieldAt(fields, name)?.selfReadOnly === true;
  return names.filter((name) => !isClosed(name) && behind(name, fields).every(agree));
}

/** The common values that the options of these fields depend on. */
export function commonFacts(
  names: readonly string[],
  fields: readonly FieldModel[],
  records: readonly FieldRecord[],
): FieldRecord {
  const facts = names.flatMap((name) => behind(name, fields));
  return Object.fromEntries(facts.map((name) => [name, records[0]?.[name]]));
}

function behind(name: string, fields: readonly FieldModel[]): readonly string[] {
  const { options } = fields.find((field) => field.name === name) ?? {};
  return options ? fieldsBehind(options) : [];
}

/** The group with the ticked fields only. */
export function tickedGroups(
  groups: readonly FormGroup[],
  ticked: readonly string[],
): readonly FormGroup[] {
  return groups.map((group) => ({
    ...group,
    entries: group.entries.filter(({ field }) => ticked.includes(field.name)),
  }));
}
