import type { KeyPath } from '../../read/located.ts';
import type { ResourceParts } from '../../derive/resourceParts.ts';

export interface WrittenReference {
  readonly text: string;
  readonly path: KeyPath;
  /** Whether `$record` is allowed here. Defaults of forms and filters of lists have no record. */
  readonly record: boolean;
  readonly selection: boolean;
  /** The resource of the selected rows, when it is not the resource of the file. */
  readonly rowsOf?: string | undefined;
}

const ANY_REFERENCE = /\$[A-Za-z0-9_.$]*/g;

/** Every `$…` in a resource. */
export function referencesOf(parts: ResourceParts): readonly WrittenReference[] {
  const { source, fields, cells, buttons, formFields, afters, tabs, cards, activity, actions } =
    parts;
  const noRecord = { record: false, selection: false };
  const record = { record: true, selection: false };
  return [
    ...fields.flatMap(({ path, value }) => [
      ...below(value.default, [...path, 'default'], noRecord),
      ...below(value.options?.query, [...path, 'options', 'query'], record),
      ...below(value.options?.instead, [...path, 'options', 'instead'], record),
    ]),
    ...below(source.single, ['single'], noRecord),
    ...below(source.find, ['find'], noRecord),
    ...below(source.list?.where, ['list', 'where'], noRecord),
    ...below(source.list?.tree, ['list', 'tree'], noRecord),
    ...cells.flatMap(({ path, value }) => below(value.names, [...path, 'names'], record)),
    ...buttons.flatMap(({ name, path, value }) =>
      below(value.query, [...path, 'query'], name === 'create' ? noRecord : record),
    ),
    ...formFields.flatMap(({ path, value }) => [
      ...below(value.default, [...path, 'default'], noRecord),
      ...below(value.otherwise, [...path, 'otherwise'], record),
      ...below(value.fills, [...path, 'fills'], record),
      ...below(
        typeof value.locked === 'string' ? value.locked : undefined,
        [...path, 'locked'],
        noRecord,
      ),
    ]),
    ...afters.flatMap(({ path, value }) => below(value.id, [...path, 'id'], record)),
    ...tabs.flatMap(({ path, value }) => [
      ...below(value.where, [...path, 'where'], record),
      ...below(value.actions, [...path, 'actions'], {
        record: true,
        selection: true,
        rowsOf: value.list,
      }),
    ]),
    ...activity.flatMap(({ path, value }) => below(value.where, [...path, 'where'], record)),
    ...cards.flatMap(({ path, value }) => below(value.via, [...path, 'via'], record)),
    ...actions.flatMap(({ path, value }) => {
      const on: readonly string[] = typeof value.on === 'string' ? [value.on] : value.on;
      const scope = {
        record: on.includes('row') || on.includes('record') || value.each !== undefined,
        selection: on.includes('selection') || value.pick !== undefined,
      };
      return (
        ['get', 'post', 'put', 'patch', 'delete', 'open', 'where', 'body', 'query', 'each'] as const
      ).flatMap((key) =>
        below(value[key], [...path, key], {
          ...scope,
          // One page is opened for all selected rows.
          record: scope.record && !(key === 'open' && scope.selection),
        }),
      );
    }),
  ];
}

/** Everything in a text that is meant as a reference. */
export function referencesIn(text: string): readonly string[] {
  return text.match(ANY_REFERENCE) ?? [];
}

function below(
  value: unknown,
  path: KeyPath,
  scope: Pick<WrittenReference, 'record' | 'selection' | 'rowsOf'>,
): readonly WrittenReference[] {
  if (typeof value === 'string') {
    return referencesIn(value).map((text) => ({ text, path, ...scope }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    below(item, [...path, Array.isArray(value) ? Number(key) : key], scope),
  );
}
