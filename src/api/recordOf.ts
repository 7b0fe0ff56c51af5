import type { ServedField, ResourceId } from '#project/generated/names.ts';

/**
 * A record for hand-written code: the fields of the manifest, each of unknown type. Any record may
 * be passed as one.
 */
export type RecordOf<R extends ResourceId> = { readonly [F in ServedField<R> | 'id']?: unknown };
