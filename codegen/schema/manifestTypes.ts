import { GATE_KEYS } from './gates.ts';
import { SCHEMAS } from './schemas.ts';
import { closed, meaningOf, type JsonSchema, type JsonType } from './jsonSchema.ts';

/** A named type with its doc comment. */
interface Declaration {
  readonly about: string;
  readonly text: string;
}

interface Scope {
  /** By name, in order of declaration; undefined while a type is being made, because it may refer to itself. */
  readonly declarations: Map<string, Declaration | undefined>;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

/**
 * TypeScript types of valid manifests. A schema with a title becomes a type of that name (`routeTab` is
 * `RouteTabSource`), and descriptions become doc comments. A value that may also be simpler than an object becomes
 * a union: `ButtonSource` is `false` or `ButtonOptions`.
 *
 * @param schemas by kind of file; those of the manifest language unless a test gives others
 */
export function manifestTypes(schemas: Readonly<Record<string, JsonSchema>> = SCHEMAS): string {
  const declarations: Scope['declarations'] = new Map();
  typeOf(closed('gate', GATE_KEYS), { declarations, definitions: {} });
  const kinds = Object.entries(schemas).map(([kind, schema]) => {
    const type = typeOf(schema, { declarations, definitions: schema.definitions ?? {} });
    return `readonly ${kind}: ${type};`;
  });
  const types = [...declarations.values()].map((made) => made && `${made.about}${made.text}`);
  return [
    comment('What each kind of file holds once its schema has passed.'),
    `export interface ManifestByKind {\n${kinds.join('\n')}\n}\n\n`,
    types.join('\n'),
  ].join('');
}

function typeOf(schema: JsonSchema, scope: Scope): string {
  if (schema.$ref !== undefined) return typeOf(definitionOf(schema.$ref, scope), scope);
  if (schema.title === undefined) return union(partsOf(schema, scope));
  const base = schema.title.charAt(0).toUpperCase() + schema.title.slice(1);
  const name = `${base}Source`;
  declare(name, schema, scope, () => {
    if (schema.type === 'object' && schema.properties) return interfaceOf(name, schema, scope);
    return `export type ${name} = ${union(partsOf(schema, scope, `${base}Options`))};\n`;
  });
  return name;
}

/** @throws when two schemas with the same title give different types */
function declare(name: string, schema: JsonSchema, scope: Scope, make: () => string): void {
  const { declarations } = scope;
  const known = declarations.get(name);
  if (declarations.has(name) && !known) return;
  declarations.set(name, undefined);
  const text = make();
  if (known && known.text !== text) throw new Error(`Two schemas of different keys are ${name}.`);
  declarations.set(name, { about: known?.about || comment(meaningOf(schema)), text });
}

function definitionOf(reference: string, { definitions }: Scope): JsonSchema {
  const found = definitions[reference.replace('#/definitions/', '')];
  if (!found) throw new Error(`There is no definition ${reference}.`);
  return found;
}

/** The members of a value's type, one per JSON type. */
function partsOf(schema: JsonSchema, scope: Scope, name?: string): readonly string[] {
  if (schema.then && schema.else) return [schema.then, schema.else].map((s) => typeOf(s, scope));
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return schema.enum ? schema.enum.map(literal) : ['unknown'];
  return types.flatMap((type) => {
    // For a value of several types, `if` and `then` say more about one of them.
    const facts = schema.if?.type === type ? { ...schema, ...schema.then } : schema;
    if (type === 'object') return [objectOf(facts, scope, name)];
    if (facts.enum) return facts.enum.map(literal);
    return [facts.const === undefined ? simple(type, facts, scope) : literal(facts.const)];
  });
}

/** Removes duplicates, and string literals when `string` is a member. */
function union(parts: readonly string[]): string {
  const any = parts.includes('string');
  return [...new Set(parts)].filter((part) => !(any && part.startsWith("'"))).join(' | ');
}

function simple(type: JsonType, { items }: JsonSchema, scope: Scope): string {
  if (type === 'integer') return 'number';
  return type === 'array' ? `readonly (${items ? typeOf(items, scope) : 'unknown'})[]` : type;
}

function objectOf(schema: JsonSchema, scope: Scope, name: string | undefined): string {
  const { properties, additionalProperties: others } = schema;
  if (properties && name !== undefined) {
    declare(name, {}, scope, () => interfaceOf(name, schema, scope));
    return name;
  }
  if (properties) return `{ ${keysOf(schema, scope).join(' ')} }`;
  return `Readonly<Record<string, ${typeof others === 'object' ? typeOf(others, scope) : 'unknown'}>>`;
}

function interfaceOf(name: string, schema: JsonSchema, scope: Scope): string {
  const { properties = {}, additionalProperties: others } = schema;
  const gate = Object.entries(GATE_KEYS);
  const gated = name !== 'GateSource' && gate.every(([key, of]) => properties[key] === of);
  const own = Object.entries(properties).filter(
    ([key]) => !gated || !Object.hasOwn(GATE_KEYS, key),
  );
  const keys =
    typeof others === 'object'
      ? [indexOf({ ...schema, additionalProperties: others }, scope)]
      : keysOf({ ...schema, properties: Object.fromEntries(own) }, scope);
  return `export interface ${name}${gated ? ' extends GateSource' : ''} {\n${keys.join('\n')}\n}\n`;
}

function keysOf({ properties = {}, required = [] }: JsonSchema, scope: Scope): readonly string[] {
  return Object.entries(properties).map(([key, schema]) => {
    const { description: _, $comment: __, ...value } = schema;
    const optional = required.includes(key) ? '' : '?';
    return `${comment(meaningOf(schema))}readonly ${key}${optional}: ${typeOf(value, scope)};`;
  });
}

/** An index signature, because TypeScript cannot mix keywords and other keys in one type. */
function indexOf(
  { properties = {}, additionalProperties }: JsonSchema & { additionalProperties: JsonSchema },
  scope: Scope,
): string {
  const values = [additionalProperties, ...Object.values(properties)];
  const types = values.flatMap((value) =>
    value.$ref === undefined ? partsOf(value, scope) : [typeOf(value, scope)],
  );
  const words = Object.entries(properties).map(([key, of]) => `\`${key}\`: ${meaningOf(of)}`);
  return `${comment(words.join(' '))}readonly [name: string]: ${union(types)};`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function comment(text = ''): string {
  return text === '' ? '' : `/** ${text} */\n`;
}
