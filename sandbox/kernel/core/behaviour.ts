import type { ApiAddress, Permission } from '../../../generated/names.ts';
import type { RelationStorage, ServerResource, SqlPart } from './resource.ts';
import type { SqlValue } from '../store/database.ts';
import type { Call } from './call.ts';
import type { ErrorBody } from './errors.ts';

/** What is sent to a resource, or answered of it, by the names of its fields. */
export type RecordValues<Name extends string = string> = { [Field in Name]?: unknown };
/** What is wrong with fields, by their names. */
export type FieldErrors<Name extends string = string> = { [Field in Name]?: ErrorBody };
type PerField<Name extends string, T> = { readonly [Field in Name]?: T };
/** A row with these columns, and those that every table may have. */
export type RowWith<Name extends string> = {
  readonly [Column in Name | 'id' | 'org_id']?: SqlValue;
};

/** Answers one address: gives the status and the body, `undefined` for an empty one. */
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

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1/`, as `manifest/api.yaml` names it. */
  readonly address: ApiAddress;
  /** Called without a slash at its end, unlike all others. */
  readonly slashless?: true;
  /** Permissions, any of which suffices; none: being signed in. `anonymous`: not even that. */
  readonly needs: readonly Permission[] | 'anonymous';
  /** What OPTIONS answers, where that is not what is described of the address; may refuse by throwing. */
  readonly metadata?: (call: Call) => unknown;
  /** The resource as this address shows it: files get its columns. */
  readonly shows?: (resource: ServerResource) => ServerResource;
  readonly answer: (call: Call, segments: Segments) => Reply | Promise<Reply>;
}

/**
 * What a resource does beyond its declaration. Everything is optional; the generic answer stands otherwise.
 *
 * @typeParam Name names of its fields
 * @typeParam Extra names of columns and filters that are no fields; none, where the fields are named
 */
export interface Behaviour<
  Name extends string = string,
  Extra extends string = string extends Name ? string : never,
> {
  /** Relations kept elsewhere than in a link table of their own. */
  readonly relations?: PerField<Name, RelationStorage>;
  /** Fields that are answered, filled by `represent`, and not kept. */
  readonly computed?: readonly Name[];
  /** Columns of the table that are no fields. */
  readonly extraColumns?: readonly Extra[];
  /** Fields this person neither sees nor sends. */
  readonly hiddenFields?: (call: Call) => readonly Name[];
  /** Choices that metadata leaves out for this server: those of the licensed edition. */
  readonly offersChoice?: PerField<Name, (value: string, call: Call) => boolean>;
  /** Choices of several whose unknown names are dropped instead of refused. */
  readonly lenientChoices?: readonly Name[];
  /** Which records a list offers and a detail finds, instead of those of the organization. */
  readonly scope?: (call: Call) => SqlPart | undefined;
  /** Filters beyond the declared ones, or instead of one of them. */
  readonly filters?: PerField<Name | Extra, (value: string, call: Call) => SqlPart | undefined>;
  readonly sizes?: { readonly mini: readonly Name[]; readonly small?: readonly Name[] };
  /** Which narrowing a bulk delete needs (protocol, section 5). */
  readonly bulkDelete?: 'narrowed' | 'ids';
  /**
   * What PUT puts in the place of a field that was not sent, where that is not the default of the
   * field: `undefined` leaves it as it was.
   */
  readonly putDefaults?: PerField<Name, unknown>;
  /** More checks, after the declared ones passed for the same fields. */
  readonly validate?: (
    values: RecordValues<Name>,
    call: Call,
    existing: RowWith<Name | Extra> | undefined,
  ) => FieldErrors<Name>;
  /** Checks of several fields, made only once nothing else is wrong. */
  readonly validateTogether?: (
    values: RecordValues<Name>,
    call: Call,
    existing: RowWith<Name | Extra> | undefined,
  ) => FieldErrors<Name>;
  /** Last changes to what is kept; may refuse by throwing. */
  readonly beforeSave?: (
    values: RecordValues<Name | Extra>,
    call: Call,
    existing: RowWith<Name | Extra> | undefined,
  ) => void;
  readonly afterSave?: (
    id: string,
    values: RecordValues<Name>,
    call: Call,
    created: boolean,
  ) => void;
  /** `keep`: answers as if deleted and deletes nothing. */
  readonly beforeDelete?: (row: RowWith<Name | Extra>, call: Call) => 'delete' | 'keep';
  readonly afterDelete?: (row: RowWith<Name | Extra>, call: Call) => void;
  /** Completes the answers: `records[i]` belongs to `rows[i]`. */
  readonly represent?: (
    rows: readonly RowWith<Name | Extra>[],
    records: readonly RecordValues<Name>[],
    call: Call,
    resource: ServerResource,
  ) => void;
  /** Refuses anything that would write, for resources that are only looked at so far. */
  readonly readOnly?: true;
  /** Can be looked at only: metadata does not tell how to replace it. */
  readonly closed?: (row: RowWith<Name | Extra>) => boolean;
  /** The methods that metadata tells of, where the server tells of fewer than usual. */
  readonly described?: readonly string[];
  readonly endpoints?: readonly Endpoint[];
}

/** A view of other resources: nothing is kept under its own name. */
export const viewOnly: Behaviour<never, never> = { readOnly: true, described: ['GET'] };
