import type { Field, ResourceId } from '../../generated/names.ts';

/**
 * A record of a resource as hand-written code reads it: the fields that the manifest names, each to be
 * checked before it is used. Any record may be given for it.
 */
export type RecordOf<R extends ResourceId> = { readonly [F in Field<R> | 'id']?: unknown };
