import type { OptionsModel } from '../../codegen/model/fields.ts';
import { fieldsOf, holds } from '../../codegen/model/conditions.ts';
import { resolveReferences } from '../../codegen/model/references.ts';
import type { FieldRecord } from './values.ts';

const OF_THE_FORM = '$record.';

/** The fields of the form that the options hang on. */
export function fieldsBehind({ query, instead }: OptionsModel): readonly string[] {
  const values = [...Object.values(query ?? {}), ...Object.values(instead?.query ?? {})];
  const named = values.flatMap((value) =>
    value.startsWith(OF_THE_FORM) ? [value.slice(OF_THE_FORM.length)] : [],
  );
  return [...new Set([...named, ...fieldsOf(instead?.when)])];
}

/** Do the options hang on what else the form holds? */
export function dependsOnForm(model: OptionsModel): boolean {
  return fieldsBehind(model).length > 0;
}

/** The options as they are asked for now; a part that the form does not hold yet narrows nothing. */
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
