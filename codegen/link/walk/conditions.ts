import { isScalar, type Scalar } from '../../model/conditions.ts';
import { isMap } from '../../model/isMap.ts';
import type { KeyPath } from '../../read/located.ts';
import { describedIn } from '../../schema/described.ts';
import { CONDITION } from '../../schema/gates.ts';
import type { ListSource } from '../../schema/generated/manifest.ts';
import { isList } from '../../derive/gates.ts';
import type { ResourceParts } from '../../derive/resourceParts.ts';

/** One comparison in a condition or a cell: a field and the values it is compared with. */
interface Comparison {
  readonly field: string;
  readonly path: KeyPath;
  readonly values: readonly Scalar[];
}

/** Every comparison in a resource's conditions and cells. */
export function comparisonsOf({ located, cells }: ResourceParts): readonly Comparison[] {
  return [
    ...cells.flatMap(({ name, path, value: { good = [], warning = [], bad = [] } }) => [
      { field: name, path: [...path, 'good'], values: good },
      { field: name, path: [...path, 'warning'], values: warning },
      { field: name, path: [...path, 'bad'], values: bad },
    ]),
    ...describedIn(located).flatMap(({ schema, path, value }) =>
      schema === CONDITION && isMap(value)
        ? Object.entries(value).flatMap(([field, compared]) =>
            Object.hasOwn(CONDITION.properties ?? {}, field)
              ? []
              : [{ field, path: [...path, field], values: [compared].flat().filter(isScalar) }],
          )
        : [],
    ),
  ];
}

/** The kinds of records that the menu of a create button names, as comparisons with their fields. */
export function comparisonsOfKinds(list: ListSource | undefined): readonly Comparison[] {
  const kinds = list?.create ? list.create.kinds : undefined;
  if (typeof kinds !== 'object') return [];
  const { field, licensed = [], without = [], under = {} } = kinds;
  const path = ['list', 'create', 'kinds'];
  const each = (values: readonly string[], at: KeyPath): readonly Comparison[] =>
    values.map((value, index) => ({ field, path: [...at, index], values: [value] }));
  return [
    ...each(licensed, [...path, 'licensed']),
    ...each(without, [...path, 'without']),
    ...Object.entries(under).flatMap(([above, groups]) =>
      Object.entries(groups).flatMap(([value, own]) => {
        const here = [...path, 'under', above, value];
        return [{ field: above, path: here, values: [asWritten(value)] }, ...each(own, here)];
      }),
    ),
  ];
}

/** The kinds of records that have a field, as comparisons with the field that names the kind. */
export function comparisonsOfVariants(
  { source }: ResourceParts,
  own: ResourceParts['fields'],
): readonly Comparison[] {
  const by = source.variants?.by;
  if (by === undefined) return [];
  return own.flatMap(({ path, value: { kinds = [] } }) =>
    Object.entries(kinds).map(([step, kind]) => ({
      field: by,
      path: [...path, 'kinds', step],
      values: [isList(kinds) ? String(kind) : step],
    })),
  );
}

/** A key is a text, also where it stands for true or false. */
function asWritten(key: string): Scalar {
  return key === 'true' || key === 'false' ? key === 'true' : key;
}
