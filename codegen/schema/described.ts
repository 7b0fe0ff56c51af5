import { isMap } from '../model/isMap.ts';
import type { KeyPath, Located } from '../read/located.ts';
import { kindOfFile } from '../read/manifestKinds.ts';
import { memoize } from '../read/memoize.ts';
import { READS, REF, type JsonSchema } from './jsonSchema.ts';
import { SCHEMAS } from './schemas.ts';

/** A value of a manifest, or a key of one of its maps, with a schema that describes it. */
export interface Described {
  readonly schema: JsonSchema;
  readonly value: unknown;
  readonly path: KeyPath;
  readonly at: 'key' | 'value';
  /** The map around it. */
  readonly above?: Enclosing | undefined;
}

/** A map around a value. */
interface Enclosing {
  readonly schemas: readonly JsonSchema[];
  readonly value: Readonly<Record<string, unknown>>;
  readonly above: Enclosing | undefined;
}

/** The text at the first of these keys that has one: each in the nearest map around a value that can have the key. */
export function textAround(
  described: Pick<Described, 'above'>,
  keys: readonly string[],
): string | undefined {
  return keys
    .map((key) => valueAround(described, key))
    .find((value): value is string => typeof value === 'string');
}

/** What stands at a key of the nearest map around a value that can have it. */
export function valueAround({ above }: Pick<Described, 'above'>, key: string): unknown {
  let map = above;
  while (map && !map.schemas.some(({ properties = {} }) => Object.hasOwn(properties, key))) {
    map = map.above;
  }
  return map?.value[key];
}

/** Most values are of no interest: a schema is asked for what it names, what it refers to, or its keys. */
const isAsked = memoize(
  ({ [REF]: naming, [READS]: reading, properties }: JsonSchema): boolean =>
    naming !== undefined || reading !== undefined || properties !== undefined,
);

/** What is named, referred to, or has keys in a valid manifest, once for each schema that describes it. */
export const describedIn = memoize((located: Located<unknown>): readonly Described[] => {
  const kind = kindOfFile(located.file);
  if (!kind) return [];
  const root: JsonSchema = SCHEMAS[kind];
  const found: Described[] = [];
  const visit = (
    schemas: readonly JsonSchema[],
    value: unknown,
    path: KeyPath,
    around: Enclosing | undefined,
  ): void => {
    for (const schema of schemas) {
      if (!isAsked(schema)) continue;
      found.push({ schema, value, path, at: 'value', above: around });
    }
    if (!isMap(value) && !Array.isArray(value)) return;
    const above = isMap(value) ? { schemas, value, above: around } : around;
    for (const [key, child] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      const here = [...path, step];
      for (const schema of schemas) {
        const { propertyNames } = schema;
        if (!propertyNames || !isMap(value) || Object.hasOwn(schema.properties ?? {}, key))
          continue;
        found.push({ schema: propertyNames, value: key, path: here, at: 'key', above });
      }
      visit(schemasBelow(schemas, step, root), child, here, above);
    }
  };
  visit(inFull(root, root), located.value, [], undefined);
  return found;
});

/** The schemas that a value at this path has to meet; none when nothing is known of it. */
export function schemasAt(root: JsonSchema, path: KeyPath): readonly JsonSchema[] {
  return path.reduce((schemas, step) => schemasBelow(schemas, step, root), inFull(root, root));
}

/** The schemas of a step are those of the same step of another file. */
const stepsBelow = memoize<readonly JsonSchema[], Map<unknown, readonly JsonSchema[]>>(
  () => new Map(),
);

function schemasBelow(
  schemas: readonly JsonSchema[],
  step: string | number,
  root: JsonSchema,
): readonly JsonSchema[] {
  const steps = stepsBelow(schemas);
  const key = typeof step === 'number' ? 0 : step;
  const before = steps.get(key);
  if (before) return before;
  const next = schemas
    .flatMap((schema) => below(schema, step))
    .flatMap((schema) => inFull(schema, root));
  steps.set(key, next);
  return next;
}

/** The schema itself, with what it refers to and what holds for some of its types. */
export function inFull(schema: JsonSchema, root: JsonSchema): readonly JsonSchema[] {
  return schemasIn(root)(schema);
}

/** There are many values, and few schemas. */
const schemasIn = memoize((root: JsonSchema) => {
  const all = memoize((schema: JsonSchema): readonly JsonSchema[] => {
    const { $ref, then, else: otherwise, oneOf = [], anyOf = [] } = schema;
    const referred =
      $ref === undefined ? undefined : root.definitions?.[$ref.replace('#/definitions/', '')];
    const inner = [referred, then, otherwise, ...oneOf, ...anyOf];
    return [schema, ...inner.flatMap((one) => (one ? all(one) : []))];
  });
  return all;
});

function below(schema: JsonSchema, step: string | number): readonly JsonSchema[] {
  if (typeof step === 'number') return schema.items ? [schema.items] : [];
  const own =
    schema.properties && Object.hasOwn(schema.properties, step)
      ? schema.properties[step]
      : undefined;
  if (own) return [own];
  return typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
}
