/**
 * Handles for the tables of resources. Names of columns are type-checked: a field that is renamed in YAML is a
 * type error wherever the sandbox uses it.
 */
import type { ServedField, ResourceId } from '#project/generated/names.ts';
import type { Area, Behaviour } from './sandbox.ts';
import type { FieldErrors, RecordValues, RowWith } from './values.ts';
import { linkTableName, tableName } from './resource.ts';
import { quoted } from '../store/database.ts';

/**
 * Names for SQL: `${USERS}` is the table, `${USERS.username}` a column, and `${USERS.link.groups}` the link table
 * of a many-relation with the columns `owner_id` and `target_id`.
 */
export type Table<R extends ResourceId, Extra extends string = never> = {
  readonly [Name in ServedField<R> | 'id' | 'org_id' | Extra]: string;
} & { readonly link: { readonly [Name in ServedField<R>]: string } };

/** A row of a resource's table; `Extra` names further selected columns. */
export type RowOf<R extends ResourceId, Extra extends string = never> = RowWith<
  ServedField<R> | Extra
>;

/** Fields that all of these resources have. */
export type SharedField<R extends ResourceId> = (
  R extends R ? (name: ServedField<R>) => void : never
) extends (name: infer Name extends string) => void
  ? Name
  : never;

/** Values of a resource's fields, sent or answered. */
export type ValuesOf<R extends ResourceId> = RecordValues<ServedField<R>>;

/** Errors by field. */
export type ErrorsOf<R extends ResourceId> = FieldErrors<ServedField<R>>;

/** The behaviour of a resource; `Extra` names columns and filters that are not fields. */
export type BehaviourOf<R extends ResourceId, Extra extends string = never> = Behaviour<
  ServedField<R>,
  Extra
>;

/** What an area adds to the kernel: behaviours of its resources, `shop.book` for the area `shop`, and the rest. */
export interface AreaOf<Name extends string> extends Area {
  readonly behaviours?: {
    readonly [R in Extract<ResourceId, `${Name}.${string}`>]?: BehaviourOf<R, string>;
  };
}

/**
 * The handle of a resource's table.
 *
 * @typeParam Extra columns that a behaviour adds (`extraColumns`)
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
  // Only the types know the columns.
  return handle as Table<R, Extra>;
}

/** Adds a record; does nothing when the model does not have the resource. */
export type AddRecord = <R extends ResourceId>(resource: R, values: ValuesOf<R>) => string;
