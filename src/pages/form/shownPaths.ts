import { valueAt } from '../../../codegen/model/conditions.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { pickWidget } from '../../fields/pick.ts';
import { entryState, type FormGroup, type FormSituation } from './formState.ts';
import type { FormValues } from './initialValues.ts';
import { listOf } from '../../api/unknownValues.ts';

/** Paths of the visible inputs in form order; nested ones with dots. */
export function shownPaths(
  groups: readonly FormGroup[],
  values: FormValues,
  situation: FormSituation,
): readonly string[] {
  return groups
    .flatMap((group) => group.entries)
    .filter((entry) => entryState(entry, values, situation).shown)
    .flatMap((entry) => pathsOf(entry.field, entry.field.name, values[entry.field.name]));
}

function pathsOf(field: FieldModel, path: string, value: unknown): readonly string[] {
  const widget = pickWidget(field);
  if (widget === 'object') return partPaths(field.fields, path, value);
  if (widget !== 'entries') return [path];
  return [
    path,
    ...listOf(value).flatMap((one, place) =>
      partPaths(field.item?.fields, `${path}.${place}`, one),
    ),
  ];
}

function partPaths(
  parts: readonly FieldModel[] | undefined,
  path: string,
  value: unknown,
): readonly string[] {
  return (parts ?? [])
    .filter((part) => !part.readOnly)
    .flatMap((part) =>
      pathsOf(part, `${path}.${part.name}`, valueAt({ value }, `value.${part.name}`)),
    );
}
