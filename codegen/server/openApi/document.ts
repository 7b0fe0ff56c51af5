import { isMap } from '../../model/isMap.ts';

export type JsonMap = Readonly<Record<string, unknown>>;

/** Objects are resolved through so many references at most: a circle of them ends here. */
const MOST_REFERENCES = 32;
/** Deeper inside of one another, schemas are free data. */
const DEEPEST_ALL_OF = 8;

/** The schemas that are looked at; the largest public documents need a tenth of it. */
const MOST_SCHEMAS = 500_000;

/** A document is not what it should be; says why. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** An OpenAPI document of version 3.0 or 3.1, as it was read: nothing in it is trusted. */
export class OpenApiDocument {
  #schemas = 0;

  constructor(readonly root: JsonMap) {}

  /** The map, or the one within this document that its `$ref` names; references to other documents lead nowhere. */
  resolve(value: unknown): JsonMap {
    let target = value;
    for (let count = 0; count < MOST_REFERENCES; count += 1) {
      if (!isMap(target)) return {};
      const { $ref: reference } = target;
      if (typeof reference !== 'string') return target;
      target = reference.startsWith('#/') ? this.#at(reference.slice(2)) : undefined;
    }
    return {};
  }

  /**
   * A schema with those that `allOf` adds to it, and the one that `anyOf` or `oneOf` has besides `null`.
   *
   * @throws DocumentError when there is no end to them
   */
  schema(value: unknown, depth = 0): JsonMap {
    this.#schemas += 1;
    if (this.#schemas > MOST_SCHEMAS) {
      throw new DocumentError('The OpenAPI document has too many schemas inside of one another.');
    }
    const resolved = this.resolve(value);
    if (depth > DEEPEST_ALL_OF) return resolved;
    const parts = listIn(resolved, 'allOf').map((part) => this.schema(part, depth + 1));
    const choices = [...listIn(resolved, 'anyOf'), ...listIn(resolved, 'oneOf')].map((part) =>
      this.schema(part, depth + 1),
    );
    const real = choices.filter(({ type }) => type !== 'null');
    const only = real.length === 1 ? real : [];
    const all = [...parts, ...only, resolved];
    return {
      ...Object.assign({}, ...all),
      ...(all.length > 1 && {
        properties: Object.assign({}, ...all.map((part) => mapIn(part, 'properties'))),
        required: all.flatMap((part) => listIn(part, 'required')),
      }),
      ...(real.length < choices.length && { nullable: true }),
    };
  }

  #at(pointer: string): unknown {
    return pointer
      .split('/')
      .map(unescaped)
      .reduce<unknown>(
        (value, key) => (isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined),
        this.root,
      );
  }
}

/** `~1` is a slash and `~0` a tilde (RFC 6901, section 3). */
function unescaped(key: string): string {
  const plain = key.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

export function mapIn(map: JsonMap, key: string): JsonMap {
  const value = Object.hasOwn(map, key) ? map[key] : undefined;
  return isMap(value) ? value : {};
}

export function listIn(map: JsonMap, key: string): readonly unknown[] {
  const value = Object.hasOwn(map, key) ? map[key] : undefined;
  return Array.isArray(value) ? value : [];
}

export function textIn(map: JsonMap, key: string): string | undefined {
  const value = Object.hasOwn(map, key) ? map[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function numberIn(map: JsonMap, key: string): number | undefined {
  const value = Object.hasOwn(map, key) ? map[key] : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
