import type { OptionsModel } from '../../codegen/model/fields.ts';
import { fieldsOf, holds } from '../../codegen/model/conditions.ts';
import { resolveReferences } from '../../codegen/model/references.ts';
import type { FieldRecord } from './values.ts';

const OF_THE_FORM = '$record.';

/** The form fields that the options depend on. */
export function fieldsBehind({ query, instead }: OptionsModel): readonly string[] {
  const values = [...Object.values(query ?? {}), ...Object.values(instead?.query ?? {})];
  const named = values.flatMap((value) =>
    value.startsWith(OF_THE_FORM) ? [value.slice(OF_THE_FORM.length)] : [],
  );
  return [...new Set([...named, ...fieldsOf(instead?.when)])];
}

export function dependsOnForm(model: OptionsModel): boolean {
  return fieldsBehind(model).length > 0;
}

/** The options for the current values; a field without a value does not filter. */
export function optionsFor({ instead, ...model }: OptionsModel, record: FieldRecord): OptionsModel {
  const other = instead && holds(instead.when, { values: record, mode: 'update', self: false });
  const query = Object.fromEntries(
    Object.entries((other ? instead.query : model.query) ?? {}).flatMap(
      ([name, given]): [string, string][] => {
        const value = resolveReferences(given, { record });
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      },
    ),
  );
  return { ...model, query };
}
