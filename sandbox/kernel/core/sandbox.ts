import type { FastifyRequest } from 'fastify';
import type { ConsoleModel } from '../../../codegen/model/console.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ResourceDefinition, ServerFacts } from '../../../codegen/model/resources.ts';
import type { ApiAddress, Permission, ResourceId } from '../../../generated/names.ts';
import type { Database, Row, SqlValue } from '../store/database.ts';
import type { Randomness } from '../store/randomness.ts';
import type { Announcements } from './announcements.ts';
import type { Column, SqlPart } from './columns.ts';
import type { LicenceState } from './licenceState.ts';
import type { Language } from './messages.ts';
import type { Organization, Person } from './person.ts';
import type { PublicSettings } from './settingNames.ts';
import type { SocketLine, SocketTalk } from './socketTalk.ts';
import type { FieldErrors, PerField, RecordValues, Reply, RowWith, Segments } from './values.ts';

/*
 * The types that know each other: a sandbox holds resources and what areas add to them; both answer calls, and
 * a call knows its sandbox.
 */

/** How sessions end on this server. */
export interface SessionRules {
  /** What the session mark says whatever was ticked at login (SESSION_EXPIRE_AT_BROWSER_CLOSE_FORCE). */
  readonly mark?: 'close' | 'age';
  /** Seconds without use after which a session ends; also the life of its mark. */
  readonly ageSeconds: number;
}

/** Everything the answers are made from. `model`, `resources` and their indexes are replaced when manifests change. */
export interface Sandbox {
  model: ConsoleModel;
  resources: ReadonlyMap<string, ServerResource>;
  readonly areas: Areas;
  readonly database: Database;
  /** Tables that are so large that their texts have an index. */
  textIndexes: ReadonlySet<string>;
  readonly random: Randomness;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Public settings that differ from their defaults. */
  readonly settings: PublicSettings;
  readonly licence: LicenceState;
  readonly sessions: SessionRules;
  /** Site messages as they are sent. */
  readonly newMessages: Announcements;
}

/** One request after its headers were understood: who asks, where, in which language and zone. */
export interface Call {
  readonly sandbox: Sandbox;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** Header cells of a file in the body, with the names of their fields. */
  readonly titles?: readonly (readonly [title: string, field: string])[];
  /** Scheme and host, for absolute addresses in answers. */
  readonly origin: string;
  /** The caller's IP address; none for a call that nobody made. */
  readonly remoteAddress?: string;
  /** The header of that name, for those who show something else than a token or a session. */
  readonly authorization?: string | undefined;
  readonly language: Language;
  readonly timeZone: string;
  readonly organization: Organization;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly person: Person | undefined;
  /** Of the session; secrets of this call are encrypted for it. */
  readonly privateKey: string | undefined;
  /** Of somebody who came by a session; programs with a token have none. */
  readonly sessionKey: string | undefined;
}

/** Columns of a table of links that have the same value in each row of one relation. */
export interface FixedColumns {
  /** The rows that are meant, when they are read or replaced. */
  where(call: Call, use: 'read' | 'write'): SqlPart;
  /** Columns of a row that is added. */
  added(call: Call): Readonly<Record<string, SqlValue>>;
}

/** Where the ids of a many-relation stand. */
export type RelationStorage =
  /** Rows of (owner, target), perhaps narrowed by fixed values. */
  | {
      readonly kind: 'link';
      readonly table: string;
      readonly owner: string;
      readonly target: string;
      /** What else its rows carry: the scope of a role binding. Its table is not made for it. */
      readonly fixed?: FixedColumns;
    }
  /** The other side of a single reference: `column` of `table` holds the owner's id. */
  | { readonly kind: 'column'; readonly table: string; readonly column: string };

/**
 * A resource as the sandbox serves it: what the manifest says and where it is kept.
 *
 * @typeParam R its id where code names it: rows and values are then checked against its fields
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
  /** Class name in messages: `Asset object does not exist`. */
  readonly modelName: string;
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

/** `name type`, the type with `*` when required; `read` and `write` say that it is only that. */
export type Fields = string;
type Metadata = Readonly<Record<string, unknown>>;

/** What OPTIONS tells of an address that is no resource's: by its own fields, by those of a resource, or by the call. */
export type Described =
  | readonly [methods: readonly string[], fields: Fields]
  | { readonly shows: ResourceId; readonly methods: readonly string[] }
  | ((call: Call) => Metadata | undefined);
export type DescribedAddresses = { readonly [Address in ApiAddress]?: Described };

/** Some addresses are there on some servers only. */
export type Endpoints = readonly Endpoint[] | ((sandbox: Sandbox) => readonly Endpoint[]);

/** Who makes calls, and where they may. */
export interface People {
  /**
   * Whom a request itself proves, by a signature or a token; they come before the session.
   *
   * @returns the id of an account; undefined when the request claims nothing
   * @throws 401 when what it claims is not right
   */
  callerOf(sandbox: Sandbox, request: FastifyRequest): string | undefined;
  /** An account that may be used, with what it may do in an organization. */
  find(sandbox: Sandbox, id: string | undefined, organization: Organization): Person | undefined;
  organizationsOf(call: Call): readonly Organization[];
}

export type Operation = 'create' | 'update' | 'delete';

export interface SocketCaller {
  readonly sandbox: Sandbox;
  readonly userId: string;
  /** Is the session still theirs? */
  readonly isSignedIn: () => boolean;
}

export type OpenSocket = (caller: SocketCaller, line: SocketLine) => SocketTalk;

/** What areas add to the kernel, which knows none of them. */
export interface Areas {
  /** What resources do beyond their manifests. */
  readonly behaviours: { readonly [R in string]?: Behaviour };
  readonly endpoints: readonly Endpoints[];
  readonly described: DescribedAddresses;
  /** Statements that make tables beside those of the resources, and leave alone what is there. */
  readonly tables: readonly string[];
  readonly people: People;
  /** Told of every record that a call writes. */
  readonly wrote: (
    resource: ServerResource,
    operation: Operation,
    row: Row,
    values: RecordValues,
    call: Call,
  ) => void;
  /** By their paths: `/ws/notifications/site-msg/`. */
  readonly sockets: { readonly [Path in string]?: OpenSocket };
}

/** A resource of the manifests, where the model in force has it: a project may declare fewer. */
export function resourceIn<R extends ResourceId>(
  sandbox: Sandbox,
  id: R,
): ServerResource<R> | undefined {
  // Each resource stands under its own id.
  return sandbox.resources.get(id) as ServerResource<R> | undefined;
}

/** A resource of the manifests. */
export function resourceOf<R extends ResourceId>(sandbox: Sandbox, id: R): ServerResource<R> {
  const resource = resourceIn(sandbox, id);
  if (!resource) throw new Error(`The sandbox has no resource ${id}.`);
  return resource;
}

/** The signed-in person of a call that cannot be anonymous. */
export function personOf(call: Call): Person {
  if (!call.person) throw new Error('This address answers signed-in people only.');
  return call.person;
}
