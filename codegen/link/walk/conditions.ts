import { isScalar, type Scalar } from '../../model/conditions.ts';
import { BADGE_TONES } from '../../model/detailParts.ts';
import type { KeyPath } from '../../read/located.ts';
import type { ConditionSource, ListSource } from '../../schema/generated/manifest.ts';
import type { ResourceParts } from '../../derive/resourceParts.ts';

/** One comparison in a condition or a cell: a field and the values it is compared with. */
interface Comparison {
  readonly field: string;
  readonly path: KeyPath;
  readonly values: readonly Scalar[];
}

/** Every comparison in a resource's conditions and cells. */
export function comparisonsOf(parts: ResourceParts): readonly Comparison[] {
  const { fields, cells, buttons, formFields, asks, badges, tabs, actions } = parts;
  const { changeWarning, detail } = parts.source;
  return [
    ...ofCondition(changeWarning?.when, ['changeWarning', 'when']),
    ...fields.flatMap(({ path, value }) => [
      ...ofSwitch(value.required, [...path, 'required']),
      ...ofCondition(value.options?.instead?.when, [...path, 'options', 'instead', 'when']),
    ]),
    ...cells.flatMap(
      ({ name, path, value: { good = [], warning = [], bad = [], opens, namesWhen } }) => [
        { field: name, path: [...path, 'good'], values: good },
        { field: name, path: [...path, 'warning'], values: warning },
        { field: name, path: [...path, 'bad'], values: bad },
        ...ofCondition(namesWhen, [...path, 'namesWhen']),
        ...(typeof opens === 'object' ? ofCondition(opens.when, [...path, 'opens', 'when']) : []),
      ],
    ),
    ...buttons.flatMap(({ path, value }) => ofCondition(value.when, [...path, 'when'])),
    ...formFields.flatMap(({ path, value }) => [
      ...ofCondition(value.when, [...path, 'when']),
      ...ofSwitch(value.required, [...path, 'required']),
      ...ofSwitch(value.locked, [...path, 'locked']),
    ]),
    ...asks.flatMap(({ path, value }) => ofCondition(value, path)),
    ...Object.entries(detail?.pages ?? {}).flatMap(([route, when]) =>
      ofCondition(when, ['detail', 'pages', route]),
    ),
    ...badges.flatMap(({ path, value }) =>
      BADGE_TONES.flatMap((tone) => ofCondition(value[tone], [...path, tone])),
    ),
    ...tabs.flatMap(({ path, value }) => ofCondition(value.when, [...path, 'when'])),
    ...actions.flatMap(({ path, value }) => [
      ...ofCondition(value.when, [...path, 'when']),
      ...ofCondition(value.skip, [...path, 'skip']),
    ]),
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
  return own.flatMap(({ path, value: { kinds } }): readonly Comparison[] => {
    const here = [...path, 'kinds'];
    return isList(kinds)
      ? kinds.map((kind, index) => ({ field: by, path: [...here, index], values: [kind] }))
      : Object.keys(kinds ?? {}).map((kind) => ({
          field: by,
          path: [...here, kind],
          values: [kind],
        }));
  });
}

function isList<T>(value: readonly T[] | object | undefined): value is readonly T[] {
  return Array.isArray(value);
}

/** A key is a text, also where it stands for true or false. */
function asWritten(key: string): Scalar {
  return key === 'true' || key === 'false' ? key === 'true' : key;
}

function ofSwitch(
  value: boolean | string | { readonly when: ConditionSource } | undefined,
  path: KeyPath,
): readonly Comparison[] {
  return typeof value === 'object' ? ofCondition(value.when, [...path, 'when']) : [];
}

function ofCondition(condition: unknown, path: KeyPath): readonly Comparison[] {
  if (typeof condition !== 'object' || condition === null) return [];
  return Object.entries(condition).flatMap(([key, value]): readonly Comparison[] => {
    const here = [...path, key];
    if (key === 'mode' || key === 'self') return [];
    if (key === 'not') return ofCondition(value, here);
    if (key === 'any') {
      return Array.isArray(value)
        ? value.flatMap((part, index) => ofCondition(part, [...here, index]))
        : [];
    }
    return [{ field: key, path: here, values: [value].flat().filter(isScalar) }];
  });
}
