import type { SqlValue } from '../store/database.ts';
import type { ErrorBody } from './errors.ts';

/** Values by field, sent or answered. */
export type RecordValues<Name extends string = string> = { [Field in Name]?: unknown };
/** Errors by field. */
export type FieldErrors<Name extends string = string> = {
  [Field in Name]?: ErrorBody | undefined;
};
export type PerField<Name extends string, T> = { readonly [Field in Name]?: T };
/** A row with these columns, besides those of every table. */
export type RowWith<Name extends string> = {
  readonly [Column in Name | 'id' | 'org_id']?: SqlValue;
};

/** The answer of an address; `body` is `undefined` for an empty one. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of a page of a list, which its server puts into `body` in its own way. */
  readonly page?: {
    readonly count: number;
    readonly offset: number;
    readonly limit: number;
    readonly results: unknown;
  };
}

/** The parameters of an address: `:id`, and a second `:id`. */
export interface Segments {
  readonly id: string | undefined;
  readonly second: string | undefined;
}
