import type { FastifyRequest } from 'fastify';
import type { ApiAddress, ResourceId } from '../../../generated/names.ts';
import type { Row } from '../store/database.ts';
import type { Behaviour, Endpoint, RecordValues } from './behaviour.ts';
import type { Call, Organization, Person } from './call.ts';
import type { ServerResource } from './resource.ts';
import type { Sandbox } from './sandbox.ts';

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

/** One side of an open web socket. */
export interface SocketLine {
  send(text: string): void;
  /** Ends it, because the session is over. */
  refuse(): void;
}

/** Answers on one address of web sockets. */
export interface SocketTalk {
  text?(said: string): void;
  /** Called once, however it ended. */
  end(): void;
}

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

/** Whoever comes to a server without areas may do everything. */
const ANYBODY: Person = {
  id: '00000000-0000-0000-0000-000000000001',
  username: 'anybody',
  name: 'Anybody',
  permissions: new Set(),
};

/** A server of the resources of its manifests alone. */
export const NO_AREAS: Areas = {
  behaviours: {},
  endpoints: [],
  described: {},
  tables: [],
  people: {
    callerOf: () => ANYBODY.id,
    find: ({ model }, id) =>
      id === ANYBODY.id
        ? { ...ANYBODY, permissions: new Set(model.permissions.map(({ name }) => name)) }
        : undefined,
    organizationsOf: ({ organization }) => [organization],
  },
  wrote: () => undefined,
  sockets: {},
};
