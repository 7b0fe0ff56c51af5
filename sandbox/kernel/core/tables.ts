/**
 * Tables, columns and links of the manifests' resources, by handles. The compiler proves the names:
 * a field that is renamed in YAML is an error of types at every place that uses it here.
 */
import type { Field, ResourceId } from '../../../generated/names.ts';
import type { Behaviour } from './sandbox.ts';
import type { FieldErrors, RecordValues, RowWith } from './values.ts';
import { linkTableName, tableName } from './resource.ts';
import { quoted } from '../store/database.ts';

/**
 * The table of a resource, to be put into SQL: `${USERS}` is its name, `${USERS.username}` a column,
 * `${USERS.link.groups}` the table that links a record (`owner_id`) to the many that a field refers to
 * (`target_id`).
 */
export type Table<R extends ResourceId, Extra extends string = never> = {
  readonly [Name in Field<R> | 'id' | 'org_id' | Extra]: string;
} & { readonly link: { readonly [Name in Field<R>]: string } };

/** A row of a resource's table; `Extra` names what else was selected. */
export type RowOf<R extends ResourceId, Extra extends string = never> = RowWith<Field<R> | Extra>;

/** The fields that each of these resources has: what code that serves them all may use. */
export type SharedField<R extends ResourceId> = (
  R extends R ? (name: Field<R>) => void : never
) extends (name: infer Name extends string) => void
  ? Name
  : never;

/** What is sent to a resource, or answered of it. */
export type ValuesOf<R extends ResourceId> = RecordValues<Field<R>>;

/** What is wrong with the fields of a resource. */
export type ErrorsOf<R extends ResourceId> = FieldErrors<Field<R>>;

/** What a resource does beyond its declaration; `Extra` names columns and filters that are no fields. */
export type BehaviourOf<R extends ResourceId, Extra extends string = never> = Behaviour<
  Field<R>,
  Extra
>;

/**
 * The handle of a resource's table.
 *
 * @typeParam Extra columns that a behaviour adds to the fields (`extraColumns`)
 */
export function table<R extends ResourceId, Extra extends string = never>(
  resource: R,
): Table<R, Extra> {
  const name = tableName(resource);
  const link = new Proxy({}, { get: (_, field) => linkTableName(name, String(field)) });
  const handle = new Proxy(
    {},
    {
      get(_, key) {
        if (key === Symbol.toPrimitive || key === 'toString') return () => name;
        return key === 'link' ? link : quoted(String(key));
      },
    },
  );
  // Only the types know which columns there are.
  return handle as Table<R, Extra>;
}

/** Adds a record of a resource the model has; nothing happens for one it does not have. */
export type AddRecord = <R extends ResourceId>(resource: R, values: ValuesOf<R>) => string;
