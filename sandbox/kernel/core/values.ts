import type { SqlValue } from '../store/database.ts';
import type { ErrorBody } from './errors.ts';

/** What is sent to a resource, or answered of it, by the names of its fields. */
export type RecordValues<Name extends string = string> = { [Field in Name]?: unknown };
/** What is wrong with fields, by their names. */
export type FieldErrors<Name extends string = string> = { [Field in Name]?: ErrorBody };
/** Something of some fields. */
export type PerField<Name extends string, T> = { readonly [Field in Name]?: T };
/** A row with these columns, and those that every table may have. */
export type RowWith<Name extends string> = {
  readonly [Column in Name | 'id' | 'org_id']?: SqlValue;
};

/** The answer of one address; its body is `undefined` where it is empty. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What was called at the variable segments of an address: `:id`, and the second `:id`. */
export interface Segments {
  readonly id: string | undefined;
  readonly second: string | undefined;
}
