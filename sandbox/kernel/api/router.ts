import type { ApiAddress } from '../../../codegen/model/console.ts';
import type { Segments } from '../core/values.ts';
import type { Call, Endpoint, MetadataRefusal, ServerResource } from '../core/sandbox.ts';

/** One method of an address. Permissions of resources are those of the model, which has more than the code names. */
export type Operation = Pick<Endpoint, 'inRoot' | 'answer'> & {
  readonly needs: readonly string[] | 'anonymous';
};

/** An address with its methods. */
export interface Address {
  readonly operations: Partial<Record<string, Operation>>;
  /** The methods in `manifest/api.yaml`, when it has the address. */
  readonly methods: readonly string[] | undefined;
  /** Has no trailing slash, unlike all other addresses. */
  readonly slashless?: true;
  /** The resource whose records are sent and answered; files are read and written for it. */
  readonly resource?: ServerResource;
  /** Refuses OPTIONS, with this status. */
  readonly refusesMetadata: MetadataRefusal | undefined;
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

/** Finds addresses by their segments; static segments take precedence over parameters. */
export class Router {
  readonly #root: Branch = { fixed: new Map() };
  readonly #methods: ReadonlyMap<string, readonly string[]>;

  readonly #refused: ReadonlyMap<string, MetadataRefusal>;

  /**
   * @param catalogue all addresses of the API, including those that the sandbox does not serve
   * @param refused addresses that refuse OPTIONS
   */
  constructor(catalogue: readonly ApiAddress[], refused: ReadonlyMap<string, MetadataRefusal>) {
    this.#refused = refused;
    this.#methods = new Map(catalogue.map(({ address, methods }) => [plain(address), methods]));
  }

  /** Adds methods to an address; the first one added decides about OPTIONS. */
  add(pattern: string, address: Omit<Address, 'methods' | 'refusesMetadata'>): void {
    const branch = segments(pattern).reduce(descend, this.#root);
    const first = branch.address ?? {
      ...address,
      methods: this.#methods.get(plain(pattern)),
      refusesMetadata: this.#refused.get(pattern),
    };
    branch.address = { ...first, operations: { ...first.operations, ...address.operations } };
  }

  /** Whether the catalogue has this address. */
  knows(pattern: string): boolean {
    return this.#methods.has(plain(pattern));
  }

  find(path: string): Match | undefined {
    return search(this.#root, segments(path), 0, []);
  }
}

/** Ignores the names of parameters. */
export function plain(pattern: string): string {
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
