import type { OptionsModel } from '../../codegen/model/fields.ts';
import { resolveReferences } from '../../codegen/model/references.ts';
import type { FieldRecord } from './values.ts';

const OF_THE_FORM = '$record.';

/** Do the options hang on what else the form holds? */
export function dependsOnForm({ query }: OptionsModel): boolean {
  return Object.values(query ?? {}).some(
    (value) => typeof value === 'string' && value.startsWith(OF_THE_FORM),
  );
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
