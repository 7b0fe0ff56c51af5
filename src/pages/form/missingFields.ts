import type { FieldModel } from '../../../codegen/model/fields.ts';
import { isWritable, type FormModel } from '../../../codegen/model/forms.ts';
import type { GateContext } from '../../../codegen/model/gates.ts';
import type { FieldsMetadata } from '../../api/metadata.ts';
import { fieldAt } from '../../fields/fieldAt.ts';
import { entryState, openGroups, type FormEntry, type FormSituation } from './formState.ts';
import type { FormValues } from './initialValues.ts';

/** What a form must send by its manifest, and the server's metadata lacks. */
export interface MissingFields {
  /** Whole fields, which are required while their entry says so. */
  readonly entries: readonly FormEntry[];
  /** Required parts of objects that are there. */
  readonly parts: readonly { readonly entry: FormEntry; readonly part: FieldModel }[];
  /** Of which one must be filled in, when there is none. */
  readonly oneOf: readonly FieldModel[];
}

/**
 * Looks for fields that a form cannot do without. A server of another version drops what it does not know without
 * a word: a request without what it asks for would be sent, and said to be sent.
 *
 * @param declared the manifest's fields of this kind of record
 * @param metadata undefined when it could not be loaded: then the manifest alone counts
 */
export function findMissing(
  form: FormModel,
  declared: readonly FieldModel[],
  metadata: FieldsMetadata | undefined,
  gates: GateContext,
): MissingFields {
  if (!metadata) return { entries: [], parts: [], oneOf: [] };
  const open = openGroups(form, declared, gates).flatMap(({ entries }) => entries);
  const oneOf = form.atLeastOne?.fields ?? [];
  const isOpen = (path: string) => open.some(({ field }) => field.name === path.split('.')[0]);
  const noneLeft = oneOf.length > 0 && !oneOf.some((path) => isServed(path, declared, metadata));
  return {
    entries: open.filter(({ field }) => !field.pageOnly && !metadata[field.name]),
    parts: open.flatMap((entry) => {
      const served = metadata[entry.field.name]?.children;
      const missing = (entry.field.fields ?? []).filter(
        (part) => isWritable(part) && part.required === true && served && !served[part.name],
      );
      return missing.map((part) => ({ entry, part }));
    }),
    oneOf: noneLeft ? oneOf.filter(isOpen).flatMap((path) => fieldAt(declared, path) ?? []) : [],
  };
}

/** Those of them that count for these values, in the order of the form. */
export function missingNow(
  { entries, parts, oneOf }: MissingFields,
  values: FormValues,
  situation: FormSituation,
): readonly FieldModel[] {
  const whole = entries.filter((entry) => {
    const { shown, required } = entryState(entry, values, situation);
    return shown && required;
  });
  const inside = parts.filter(({ entry }) => entryState(entry, values, situation).shown);
  return [...whole.map(({ field }) => field), ...inside.map(({ part }) => part), ...oneOf];
}

/** A part of an object whose parts are not told counts as served with it. */
function isServed(
  path: string,
  declared: readonly FieldModel[],
  metadata: FieldsMetadata,
): boolean {
  const [name = '', ...rest] = path.split('.');
  const field = declared.find((one) => one.name === name);
  if (field?.pageOnly) return true;
  const served = metadata[name];
  if (!served) return false;
  return rest.length === 0 || !served.children
    ? true
    : isServed(rest.join('.'), field?.fields ?? [], served.children);
}
