import type { FastifyRequest } from 'fastify';
import type { ConsoleModel } from '../../../codegen/model/console.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ResourceDefinition, ServerFacts } from '../../../codegen/model/resources.ts';
import type { ApiAddress, Permission, ResourceId } from '#project/generated/names.ts';
import type { Database, Row, SqlValue } from '../store/database.ts';
import type { Randomness } from '../store/randomness.ts';
import type { MessageEvents } from './messageEvents.ts';
import type { Column, SqlPart } from './columns.ts';
import type { Language } from './messages.ts';
import type { Organization, Person } from './person.ts';
import type { ServerSocket, SocketHandler } from './socketHandler.ts';
import type { FieldErrors, PerField, RecordValues, Reply, RowWith, Segments } from './values.ts';

/*
 * Types that refer to each other: a sandbox has resources and areas, both answer calls, and a call has its
 * sandbox.
 */

export interface SessionRules {
  /** Seconds without use after which a session ends; also the lifetime of its mark. */
  readonly ageSeconds: number;
}

/** The state of the server. `model`, `resources` and their indexes are replaced when manifests change. */
export interface Sandbox {
  model: ConsoleModel;
  /** The version that it is, where the project serves several. */
  readonly server: string | undefined;
  resources: ReadonlyMap<string, ServerResource>;
  readonly areas: Areas;
  readonly database: Database;
  readonly random: Randomness;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Public settings that differ from their defaults. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** What the project's own options say, by their names; see `ProjectSandbox`. */
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly sessions: SessionRules;
  readonly messageEvents: MessageEvents;
}

/** A request after its headers were read: caller, organization, language and time zone. */
export interface Call {
  readonly sandbox: Sandbox;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** The header row of a file in the body, with the field of each column. */
  readonly titles?: readonly (readonly [title: string, field: string])[];
  /** Scheme and host of absolute addresses in answers. */
  readonly origin: string;
  /** The caller's IP address; absent for calls of the system itself. */
  readonly remoteAddress?: string;
  /** The header, for callers without token and session. */
  readonly authorization?: string | undefined;
  readonly language: Language;
  readonly timeZone: string;
  readonly organization: Organization;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly person: Person | undefined;
  /** The session's private RSA key, which decrypts secrets of this call. */
  readonly privateKey: string | undefined;
  /** Identifies the session; absent for programs with a token. */
  readonly sessionKey: string | undefined;
}

/** Columns of a link table that have the same value for all rows of a relation. */
interface FixedColumns {
  /** Condition for the rows of the relation, when they are read or replaced. */
  where(call: Call, use: 'read' | 'write'): SqlPart;
  /** Columns of a new row. */
  added(call: Call): Readonly<Record<string, SqlValue>>;
}

/**
 * How a many-relation is stored: in a link table with columns for owner and target, or as the reverse of a reference,
 * in the `column` of the target's table that has the owner's id.
 */
export interface RelationStorage {
  readonly kind: 'link' | 'column';
  readonly table: string;
  readonly owner: string;
  readonly target: string;
  /** Further columns of a link table, such as the scope of a role binding; that table exists elsewhere. */
  readonly fixed?: FixedColumns;
}

/**
 * A resource in the sandbox: its definition and its storage.
 *
 * @typeParam R its id when the code names it, so that fields of rows and values are type-checked
 */
export interface ServerResource<R extends ResourceId = ResourceId> {
  readonly id: R;
  readonly definition: ResourceDefinition;
  readonly fields: readonly FieldModel[];
  readonly server: ServerFacts;
  readonly table: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly relations: ReadonlyMap<string, RelationStorage>;
  readonly behaviour: Behaviour;
  /** Name in messages: `Book object does not exist`. */
  readonly modelName: string;
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1/`, as in `manifest/api.yaml`. */
  readonly address: ApiAddress;
  /** Has no trailing slash, unlike all other addresses. */
  readonly slashless?: true;
  /** Permissions, any of which is enough; an empty list requires signing in. `anonymous` requires nothing. */
  readonly needs: readonly Permission[] | 'anonymous';
  /** The permission counts in the root organization alone, so that it has to come from a system role. */
  readonly inRoot?: true;
  /** The answer to OPTIONS when it is not in `optionsMetadata`; may refuse by throwing. */
  readonly metadata?: (call: Call) => unknown;
  /** The resource as this address shows it; files have its columns. */
  readonly shows?: (resource: ServerResource) => ServerResource;
  readonly answer: (call: Call, segments: Segments) => Reply | Promise<Reply>;
}

/** The values of a field: computed once for the rows of an answer, then given for each row. */
type Values<Name extends string> = (
  rows: readonly RowWith<Name>[],
  call: Call,
  resource: ServerResource,
) => (row: RowWith<Name>) => unknown;

/**
 * What a resource does beyond its manifest. Everything is optional and replaces a part of the generic behaviour.
 *
 * @typeParam Name names of its fields
 * @typeParam Extra names of columns and filters that are not fields
 */
export interface Behaviour<
  Name extends string = string,
  Extra extends string = string extends Name ? string : never,
> {
  /** Relations that are not stored in a link table of their own. */
  readonly relations?: PerField<Name, RelationStorage>;
  /** Fields that are not stored. */
  readonly computed?: PerField<Name, Values<Name | Extra>>;
  /** Stored fields that are answered otherwise than they are stored. */
  readonly shows?: PerField<Name, Values<Name | Extra>>;
  /** What the display field of a reference shows of a related record, when that is not its title. */
  readonly titles?: PerField<Name, (record: Row) => string>;
  /** Columns of the table that are not fields. */
  readonly extraColumns?: readonly Extra[];
  /** What the real server, or a version of it, says of a field otherwise than the manifest, which is for the console. */
  readonly serverFields?: PerField<Name, (field: FieldModel, version?: string) => FieldModel>;
  /** Fields that the caller can neither read nor write; `isWritten`: those that metadata for writing leaves out. */
  readonly hiddenFields?: (call: Call, isWritten?: boolean) => readonly Name[];
  /** Leaves out choices in metadata, for example those of another edition. */
  readonly offersChoice?: PerField<Name, (value: string, call: Call) => boolean>;
  /** Fields with several choices that drop unknown values instead of refusing them. */
  readonly lenientChoices?: readonly Name[];
  /** What users cannot send about themselves is dropped instead of refused. */
  readonly dropsOwnFields?: (call: Call) => boolean;
  /** Condition for the records of lists and details, instead of those of the organization. */
  readonly scope?: (call: Call) => SqlPart | undefined;
  /** Filters in addition to the declared ones, or instead of them. */
  readonly filters?: PerField<Name | Extra, (value: string, call: Call) => SqlPart | undefined>;
  readonly sizes?: { readonly mini: readonly Name[]; readonly small?: readonly Name[] };
  /** The filter that a bulk delete requires (protocol, section 5). */
  readonly bulkDelete?: 'narrowed' | 'ids';
  /**
   * The value that PUT gives to absent fields, when it is not the field's default; `undefined` leaves the field
   * unchanged.
   */
  readonly putDefaults?: PerField<Name, unknown>;
  /** Further checks of fields whose declared checks passed. */
  readonly validate?: (
    values: RecordValues<Name>,
    call: Call,
    existing: RowWith<Name | Extra> | undefined,
  ) => FieldErrors<Name>;
  /** Checks of several fields, made when all others have passed. */
  readonly validateTogether?: (
    values: RecordValues<Name>,
    call: Call,
    existing: RowWith<Name | Extra> | undefined,
  ) => FieldErrors<Name>;
  /** Changes the values before they are stored; may refuse by throwing. */
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
  /** `keep` answers a success but deletes nothing. */
  readonly beforeDelete?: (row: RowWith<Name | Extra>, call: Call) => 'delete' | 'keep';
  readonly afterDelete?: (row: RowWith<Name | Extra>, call: Call) => void;
  /** Completes the answers: `records[i]` belongs to `rows[i]`. */
  readonly represent?: (
    rows: readonly RowWith<Name | Extra>[],
    records: readonly RecordValues<Name>[],
    call: Call,
    resource: ServerResource,
  ) => void;
  /** Refuses all changes. */
  readonly readOnly?: true;
  /** The record is read-only: its metadata has no PUT. */
  readonly closed?: (row: RowWith<Name | Extra>) => boolean;
  /** The methods in metadata, when the real server declares fewer than usual. */
  readonly metadataMethods?: readonly string[];
  /** How the names of its files begin; by default with the name of its model. */
  readonly fileName?: string;
  readonly endpoints?: readonly Endpoint[];
}

/** `name type, name type*`: `*` means required; `read` and `write` mean read-only and write-only. */
export type Fields = string;
type Metadata = Readonly<Record<string, unknown>>;

/**
 * OPTIONS metadata of an address whose fields are not in the server's table: its own fields, those of another address,
 * or computed per call.
 */
export type OptionsMetadata =
  | readonly [methods: readonly string[], fields: Fields]
  | ApiAddress
  | ((call: Call) => Metadata | undefined);

/** A function for addresses that exist only on some servers. */
type Endpoints = readonly Endpoint[] | ((sandbox: Sandbox) => readonly Endpoint[]);

/** Authentication and permissions. */
export interface People {
  /**
   * The account that signed the request or owns its token. Takes precedence over the session.
   *
   * @returns the id of an account; undefined when the request has no signature and no token
   * @throws 401 when the signature or token is invalid
   */
  callerOf(sandbox: Sandbox, request: FastifyRequest): string | undefined;
  /** An active account with its permissions in an organization. */
  find(sandbox: Sandbox, id: string | undefined, organization: Organization): Person | undefined;
  /** All organizations of the server, one of which is the default. */
  organizations(sandbox: Sandbox): readonly Organization[];
  organizationsOf(call: Call): readonly Organization[];
}

export type Operation = 'create' | 'update' | 'delete';

export interface SocketCaller {
  readonly sandbox: Sandbox;
  readonly userId: string;
  /** Whether the session still belongs to this user. */
  readonly isSignedIn: () => boolean;
}

export type OpenSocket = (caller: SocketCaller, line: ServerSocket) => SocketHandler;

/** The status of a refused OPTIONS. */
export type MetadataRefusal = 403 | 405 | 500;

/** What one area of the API has beyond its manifests. */
export interface Area {
  /** By resource. */
  readonly behaviours?: { readonly [R in string]?: Behaviour };
  readonly endpoints?: readonly Endpoints[];
  /** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
  readonly optionsMetadata?: { readonly [Address in ApiAddress]?: OptionsMetadata };
  /** Addresses that refuse OPTIONS, as some views of the real server do (observed, section OPTIONS), with the status. */
  readonly metadataRefused?: (sandbox: Sandbox) => ReadonlyMap<ApiAddress, MetadataRefusal>;
  /** `CREATE TABLE IF NOT EXISTS` statements for tables that belong to no resource. */
  readonly tables?: string;
}

/** Ids of related records, by the field that names them. */
export type RelatedIds = ReadonlyMap<string, readonly SqlValue[]>;

/** What the areas add to the kernel. The kernel imports no area. */
export interface Areas {
  readonly parts: readonly Area[];
  readonly people: People;
  /** The server's title of a field, in files and metadata; undefined where the label of the console stands for it. */
  readonly titleOf: (resource: ResourceId, field: string, language: Language) => string | undefined;
  /** Called for every record that a call writes. */
  readonly wrote: (
    resource: ServerResource,
    operation: Operation,
    row: Row,
    values: RecordValues,
    call: Call,
    /** The row as it was, of an update. */
    before?: Row,
    /** Ids of the records that it named before, of each relation that is written. */
    related?: RelatedIds,
  ) => void;
  /** The header `WWW-Authenticate` of calls of nobody: the scheme of programs. */
  readonly challenge?: string;
  /** Addresses that stand below `/api/` as well, without a version. */
  readonly unversioned?: readonly ApiAddress[];
  /** Where a path that is not served has moved to. */
  readonly moved?: (path: string) => string | undefined;
  /** How names of the session's cookies begin, where it says so in a cookie of its own. */
  readonly cookiePrefix?: string;
  /** Rows of a call at most, where the manifests do not say it. */
  readonly maxRows?: (call: Call) => number | undefined;
  /** Whether this server has a resource of the manifests; it has all unless this says otherwise. */
  readonly serves?: (sandbox: Sandbox, resource: ServerResource) => boolean;
  /** By path: `/ws/notifications/site-msg/`. */
  readonly sockets: { readonly [Path in string]?: OpenSocket };
}

/** A resource of the manifests; undefined when the current model does not have it. */
export function resourceIn<R extends ResourceId>(
  sandbox: Sandbox,
  id: R,
): ServerResource<R> | undefined {
  // The map's keys are the ids of its values.
  return sandbox.resources.get(id) as ServerResource<R> | undefined;
}

/** A resource of the model, or one that was made from it for an answer. */
export type ResourceOrId<R extends ResourceId = ResourceId> = R | ServerResource<R>;

/** A resource that the model must have. */
export function resourceOf<R extends ResourceId>(
  sandbox: Sandbox,
  named: ResourceOrId<R>,
): ServerResource<R> {
  if (typeof named !== 'string') return named;
  const resource = resourceIn(sandbox, named);
  if (!resource) throw new Error(`The sandbox has no resource ${named}.`);
  return resource;
}

/** The caller of an address that requires signing in. */
export function personOf(call: Call): Person {
  if (!call.person) throw new Error('This address answers signed-in people only.');
  return call.person;
}
