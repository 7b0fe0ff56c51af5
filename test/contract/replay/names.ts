import { isMap } from '../../../codegen/model/isMap.ts';
import type { Client } from '../../sandbox/world.ts';
import { symbolOf, type Catalogue, type Found } from './kinds.ts';

/** `{kind.sort:position>field}` */
const SYMBOL = /\{([a-z-]+)(?:\.([\w-]+))?(?::(\d+))?(?:>(\w+))?\}/g;

/** Replaces symbols in rows by ids and values of the sandbox's records. */
export class Names {
  readonly #objects: Catalogue;
  readonly #client: Client;
  readonly #kept = new Map<string, string>();

  constructor(objects: Catalogue, client: Client) {
    this.#objects = objects;
    this.#client = client;
  }

  /** Defines `{name}`. */
  keep(name: string, value: string): void {
    this.#kept.set(name, value);
  }

  inText(text: string): string {
    return text.replaceAll(
      SYMBOL,
      (symbol, kind: string, sort = '', position = '1', field?: string) => {
        const kept = this.#kept.get(kind);
        if (kept !== undefined) return kept;
        if (kind === 'secret') return this.#client.encrypt(field ?? '');
        const found = this.#find(kind, sort, Number(position));
        if (!found) throw new Error(`The world has no ${symbol}.`);
        return field === undefined ? found.id : String(found.record[field]);
      },
    );
  }

  inAll(value: unknown): unknown {
    if (typeof value === 'string') return this.inText(value);
    if (Array.isArray(value)) return value.map((item: unknown) => this.inAll(item));
    if (!isMap(value) || Buffer.isBuffer(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.inAll(inner)]),
    );
  }

  /** When the sandbox has fewer records of a sort than the recorded server, positions wrap around. */
  #find(kind: string, sort: string, position: number): Found | undefined {
    const known = this.#objects
      .all()
      .filter(
        (found) => found.kind.name === kind && (found.kind.sort?.(found.record) ?? '') === sort,
      ).length;
    return this.#objects.find(symbolOf(kind, sort, ((position - 1) % Math.max(known, 1)) + 1));
  }
}
