import type { Scalar } from '../../model/conditions.ts';
import type { KeyPath } from '../../read/located.ts';
import type { ConditionSource } from '../../schema/manifest.ts';
import type { ResourceParts } from './resourceParts.ts';

/** One comparison in a condition or a cell: a field and the values it is compared with. */
export interface Comparison {
  readonly field: string;
  readonly path: KeyPath;
  readonly values: readonly Scalar[];
}

/** Every comparison in a resource's conditions and cells. */
export function comparisonsOf(parts: ResourceParts): readonly Comparison[] {
  const { fields, cells, buttons, formFields, asks, tabs, actions } = parts;
  const { changeWarning, detail } = parts.source;
  return [
    ...ofCondition(changeWarning?.when, ['changeWarning', 'when']),
    ...fields.flatMap(({ path, value }) => [
      ...ofSwitch(value.required, [...path, 'required']),
      ...ofCondition(value.options?.instead?.when, [...path, 'options', 'instead', 'when']),
    ]),
    ...cells.flatMap(({ name, path, value: { good = [], bad = [] } }) => [
      { field: name, path: [...path, 'good'], values: good },
      { field: name, path: [...path, 'bad'], values: bad },
    ]),
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
    ...tabs.flatMap(({ path, value }) => ofCondition(value.when, [...path, 'when'])),
    ...actions.flatMap(({ path, value }) => [
      ...ofCondition(value.when, [...path, 'when']),
      ...ofCondition(value.skip, [...path, 'skip']),
    ]),
  ];
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

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
