import type { FastifyInstance } from 'fastify';
import type { Areas, Sandbox } from './sandbox.ts';

/** What an empty database is filled with. */
export interface SeedOptions {
  /** `demo` (the default) is the demo organization, `accounts` only what signing in requires. */
  readonly seed?: 'demo' | 'accounts';
}

/** An option that a project adds to the commands `start` and `dev`. It is about the demo server, never a real one. */
export interface ProjectOption {
  /** What follows its name in the help: `STATE`. */
  readonly value: string;
  readonly help: string;
  /** What a wrong value must be instead: `a number of rows, at least 1`; undefined for a right one. */
  readonly problemOf: (value: string) => string | undefined;
}

/** An account of the demo, as it is told at the start. */
interface DemoAccount {
  readonly username: string;
  readonly comment: string;
}

/** What a project adds to the demo server: `sandbox/project.ts` exports it as its default. */
export interface ProjectSandbox {
  /** Behaviour of resources and addresses; without it only the resources of the manifests are served. */
  readonly areas?: Areas;
  /** Fills an empty database; does nothing to one that was filled before. */
  readonly fill?: (sandbox: Sandbox, options: SeedOptions) => void;
  /** Adds routes outside the API: pages for signing in, pictures. */
  readonly addPages?: (app: FastifyInstance, sandbox: Sandbox) => void;
  /** Who can sign in, all with one password. */
  readonly accounts?: { readonly people: readonly DemoAccount[]; readonly password: string };
  /** By name, without its dashes; `sandbox.options` has what was given. */
  readonly options?: Readonly<Record<string, ProjectOption>>;
  /** Lines told at the start, after the accounts. */
  readonly greeting?: (options: Sandbox['options']) => readonly string[];
  /** Lines told at the start when other machines can reach the server. */
  readonly warnings?: readonly string[];
}
