import type { OptionsModel } from '../../codegen/model/fields.ts';
import { resolveReferences } from '../../codegen/model/references.ts';
import type { FieldRecord } from './values.ts';

const OF_THE_FORM = '$record.';

/** The fields of the form that the options hang on. */
export function fieldsBehind({ query }: OptionsModel): readonly string[] {
  return Object.values(query ?? {}).flatMap((value) =>
    value.startsWith(OF_THE_FORM) ? [value.slice(OF_THE_FORM.length)] : [],
  );
}

/** Do the options hang on what else the form holds? */
export function dependsOnForm(model: OptionsModel): boolean {
  return fieldsBehind(model).length > 0;
}

/** The options as they are asked for now; a part that the form does not hold yet narrows nothing. */
export function optionsFor(model: OptionsModel, record: FieldRecord): OptionsModel {
  const query = Object.fromEntries(
    Object.entries(model.query ?? {}).flatMap(([name, given]): [string, string][] => {
      const value = resolveReferences(given, { record });
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
  return { ...model, query };
}
