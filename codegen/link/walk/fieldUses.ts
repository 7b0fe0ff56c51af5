import type { KeyPath } from '../../read/located.ts';
import { memoize } from '../../read/memoize.ts';
import { describedIn } from '../../schema/described.ts';
import { CONDITION } from '../../schema/gates.ts';
import type { ResourceSource } from '../../schema/generated/manifest.ts';
import { FIELD_NAME, FIELD_PATH, ORDER } from '../../schema/jsonSchema.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { filteredField, filterNames, filtersOf, optionsOf } from './filters.ts';
import type { NameUse } from './nameUses.ts';
import { allParts, ownFields, type ResourceParts } from '../../derive/resourceParts.ts';

/** A field that a manifest names. */
export interface FieldUse extends NameUse {
  /** The resource that has the field. */
  readonly of: ResourceSource;
  /** Words that may stand here, too: of the language, or of the server's query. */
  readonly also: readonly string[];
}

interface WrittenField {
  readonly field: string;
  readonly path: KeyPath;
  readonly of: ResourceSource;
  readonly also?: readonly string[];
}

type Resources = ReadonlyMap<string, ResourceSource>;

/** Every field that is named, but those of references such as `$record.name`. */
export const fieldUses = memoize((project: ParsedProject): readonly FieldUse[] => {
  const byId: Resources = new Map(project.resources.map(({ value }) => [value.resource, value]));
  return [
    ...allParts(project).flatMap((parts) =>
      [...usesOf(parts, byId), ...usesInFields(parts.source, ownFields(project, parts), byId)].map(
        ({ field, path, of, also = [] }): FieldUse => ({
          name: field,
          located: parts.located,
          path,
          at: 'key',
          of,
          also,
        }),
      ),
    ),
    ...filtersOf(project).map(({ name, of, located, path }): FieldUse => ({
      name,
      located,
      path,
      at: 'key',
      of,
      also: filterNames(of),
    })),
  ];
});

/** Keys of a condition that are no fields. */
const WORDS_OF_CONDITIONS = ['mode', 'self', 'any', 'not'];
const FORMS = new Set([FIELD_NAME, FIELD_PATH, ORDER].map(({ pattern }) => pattern));
/** Names that are no fields, or that other rules compare with the columns of the list. */
const NO_USES =
  /^(?:list\/(?:default|fixed|tree)|server\/filters|actions\/[^/]+\/success|detail\/tabs\/[^/]+\/actions)(?:\/|$)/;

/** All names that the schemas describe as those of fields, but for those of the fields themselves. */
function usesOf(parts: ResourceParts, byId: Resources): readonly WrittenField[] {
  return describedIn(parts.located).flatMap(({ schema, value, path, of: map }) => {
    const isCondition = map === CONDITION;
    if (typeof value !== 'string' || !FORMS.has(schema.pattern)) return [];
    if (!isCondition && (path[0] === 'fields' || NO_USES.test(path.join('/')))) return [];
    const of = ownerAt(path, value, parts, byId);
    if (!of) return [];
    // A path into another record, `user__name`, names the field that leads there.
    const field = path[0] === 'server' ? filteredField(value) : value;
    return [
      {
        field: field.replace(/^-/, ''),
        path: path[3] === 'add' ? path.slice(0, 4) : path,
        of,
        ...(isCondition && { also: WORDS_OF_CONDITIONS }),
      },
    ];
  });
}

/** The resource that has the field which a place names; undefined when it is not known, or the name is no field. */
function ownerAt(
  path: KeyPath,
  name: string,
  { source, cells }: ResourceParts,
  byId: Resources,
): ResourceSource | undefined {
  const [, part, key, option, inner] = path.map(String);
  if (part === 'tabs' && (option === 'columns' || option === 'add')) {
    return byId.get(source.detail?.tabs[key ?? '']?.list ?? '');
  }
  if (part === 'cells' && option === 'opens' && inner === undefined) {
    return byId.has(name) ? undefined : source;
  }
  if (part === 'cells' && inner === 'by') {
    const opens = cells.find((cell) => cell.name === key)?.value.opens;
    return typeof opens === 'object' ? byId.get(opens.resource ?? '') : undefined;
  }
  return source;
}

function usesInFields(
  source: ResourceSource,
  fields: ResourceParts['fields'],
  byId: Resources,
): readonly WrittenField[] {
  return fields.flatMap(({ path, value }) => {
    const target = optionsOf(value, byId);
    const { text, secondary, value: sent } = value.options ?? {};
    return [
      ...(value.display === undefined || path.length > 2
        ? []
        : [{ field: value.display, path: [...path, 'display'], of: source }]),
      ...(value.after === undefined
        ? []
        : [{ field: besides(value.after, path), path: [...path, 'after'], of: source }]),
      ...(target
        ? Object.entries({ text, secondary, value: sent }).flatMap(([key, field]) =>
            field === undefined ? [] : [{ field, path: [...path, 'options', key], of: target }],
          )
        : []),
    ];
  });
}

/** The path of a sibling field: `meta.apply_date_start`. */
function besides(name: string, path: KeyPath): string {
  const within = path.filter((key, place) => place % 2 === 1 && key !== path.at(-1));
  return [...within, name].join('.');
}
