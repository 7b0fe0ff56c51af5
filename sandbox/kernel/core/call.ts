import type { Permission } from '../../../generated/names.ts';
import type { Sandbox } from './sandbox.ts';
import type { Language } from './messages.ts';

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly comment: string;
  readonly isRoot: boolean;
  readonly isDefault: boolean;
}

/** Permissions that somebody has, asked by the names of the manifests. */
export interface HeldPermissions extends Iterable<string> {
  has(name: Permission): boolean;
}

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  /** In the organization of this call. */
  readonly permissions: HeldPermissions;
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

/** The signed-in person of a call that cannot be anonymous. */
export function personOf(call: Call): Person {
  if (!call.person) throw new Error('This address answers signed-in people only.');
  return call.person;
}

/** Does somebody have a permission that the compiled model names? The kernel asks by names that no code writes down. */
export function holds({ permissions }: Person, name: string): boolean {
  const held: { has(name: string): boolean } = permissions;
  return held.has(name);
}
