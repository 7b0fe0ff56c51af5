import type { ApiAddress } from '../../../codegen/model/console.ts';
import type { Reply, Segments } from '../core/values.ts';
import type { ServerResource, Call } from '../core/sandbox.ts';

export type Answer = (call: Call, segments: Segments) => Reply | Promise<Reply>;

/** One way to call an address. */
export interface Operation {
  /** Names of permissions in the model, any of which suffices; none: being signed in. `anonymous`: not even that. */
  readonly needs: readonly string[] | 'anonymous';
  readonly answer: Answer;
}

/** Everything an address answers to; OPTIONS is its metadata. */
export interface Address {
  readonly operations: Partial<Record<string, Operation>>;
  /** What the API's catalogue says can be sent here, where it knows the address. */
  readonly methods?: readonly string[];
  /** Called without a slash at its end, unlike all others. */
  readonly slashless?: true;
  /** Whose records are sent and answered here; files can be read and written for them. */
  readonly resource?: ServerResource;
  /** A plain view of the real server: to OPTIONS it says that nobody may (observed, section OPTIONS). */
  readonly refusesMetadata?: boolean;
  readonly metadata: (call: Call, segments: Segments) => unknown;
}

export interface Match {
  readonly address: Address;
  readonly segments: Segments;
}

interface Branch {
  readonly fixed: Map<string, Branch>;
  variable?: Branch;
  address?: Address;
}

/** Finds addresses by their segments; fixed segments win over variable ones. */
export class Router {
  readonly #root: Branch = { fixed: new Map() };
  readonly #methods: ReadonlyMap<string, readonly string[]>;

  /** @param catalogue what the API answers at each address, whether it is served here or not */
  constructor(catalogue: readonly ApiAddress[] = []) {
    this.#methods = new Map(catalogue.map(({ address, methods }) => [plain(address), methods]));
  }

  /** Adds operations to an address; the first to say what OPTIONS answers wins. */
  add(pattern: string, address: Address): void {
    const branch = segments(pattern).reduce(descend, this.#root);
    const methods = this.#methods.get(plain(pattern));
    branch.address = branch.address
      ? { ...branch.address, operations: { ...branch.address.operations, ...address.operations } }
      : { ...address, ...(methods && { methods }) };
  }

  /** Does the API's catalogue have this address? */
  knows(pattern: string): boolean {
    return this.#methods.has(plain(pattern));
  }

  find(path: string): Match | undefined {
    return search(this.#root, segments(path), 0, []);
  }
}

/** Addresses are the same whatever their variable segments are called. */
function plain(pattern: string): string {
  return segments(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');
}

function segments(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function descend(branch: Branch, segment: string): Branch {
  if (segment.startsWith(':')) {
    branch.variable ??= { fixed: new Map() };
    return branch.variable;
  }
  const known = branch.fixed.get(segment) ?? { fixed: new Map<string, Branch>() };
  branch.fixed.set(segment, known);
  return known;
}

function search(
  branch: Branch,
  path: readonly string[],
  depth: number,
  called: readonly string[],
): Match | undefined {
  const segment = path[depth];
  if (segment === undefined) {
    const [id, second] = called;
    return branch.address ? { address: branch.address, segments: { id, second } } : undefined;
  }
  const fixed = branch.fixed.get(segment);
  const found = fixed && search(fixed, path, depth + 1, called);
  if (found || !branch.variable) return found;
  return search(branch.variable, path, depth + 1, [...called, segment]);
}
