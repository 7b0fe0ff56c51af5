import { wordOfText } from '../guess.ts';
import type { ServerField } from '../../model/serverField.ts';
import { listIn, mapIn, numberIn, textIn, type JsonMap, type OpenApiDocument } from './document.ts';

/** Objects inside of one another; deeper, and inside of themselves, they are free data. */
const DEEPEST = 4;
const LONG_TEXT = 256;

/** Words of Django REST framework for the formats of a text: those that the compiler knows. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['date', 'date'],
  ['date-time', 'datetime'],
  ['time', 'time'],
  ['email', 'email'],
  ['uri', 'url'],
  ['url', 'url'],
  ['decimal', 'decimal'],
  // Of a record, mostly: whose, it does not say.
  ['uuid', 'field'],
]);
const OBJECT = 'nested object';
/** What is no value of a form. */
const FILES = new Set(['binary', 'byte']);

/** The schemas of a resource: what a record is in a list and alone, and what creates and changes one. */
interface RecordSchemas {
  readonly received: readonly unknown[];
  readonly created: unknown;
  readonly sent: readonly unknown[];
}

/**
 * The fields of a record. What is only answered is read-only, what is only sent is write-only; required is what the call
 * that creates a record requires and what may not be null.
 */
export function fieldsOfRecord(
  document: OpenApiDocument,
  { received, created, sent }: RecordSchemas,
): readonly ServerField[] {
  const answers = received.map((schema) => document.schema(schema));
  const bodies = [created, ...sent]
    .filter((schema) => schema !== undefined)
    .map((schema) => document.schema(schema));
  const [creating = bodies[0]] = created === undefined ? [] : [document.schema(created)];
  const required = creating ? listIn(creating, 'required') : [];
  const answered = mergedProperties(answers);
  const taken = mergedProperties(bodies);
  const names = [...Object.keys(answered), ...Object.keys(taken)];
  const ordered = new Set([...names.filter((name) => name === 'id'), ...names]);
  return [...ordered].flatMap((name) => {
    const property = Object.hasOwn(taken, name) ? taken[name] : answered[name];
    const field = fieldOf(document, name, property, []);
    if (!field) return [];
    const isSent = Object.hasOwn(taken, name) && !field.readOnly && name !== 'id';
    const isNullable = facts(document, property).nullable;
    return [
      {
        ...field,
        readOnly: !isSent,
        writeOnly: isSent && (field.writeOnly || !Object.hasOwn(answered, name)),
        required: isSent && required.includes(name) && !isNullable,
      },
    ];
  });
}

function mergedProperties(schemas: readonly JsonMap[]): JsonMap {
  return Object.assign({}, ...schemas.map((schema) => mapIn(schema, 'properties')));
}

/** The type of a schema, and whether it may be null: 3.0 says `nullable`, 3.1 a list of types. */
function facts(document: OpenApiDocument, value: unknown) {
  const schema = document.schema(value);
  const types = [schema['type']].flat();
  const type = types.find((one) => one !== 'null');
  return {
    schema,
    type: typeof type === 'string' ? type : undefined,
    nullable: schema['nullable'] === true || types.includes('null'),
  };
}

/** Undefined for what no form sends: files. */
function fieldOf(
  document: OpenApiDocument,
  name: string,
  value: unknown,
  above: readonly JsonMap[],
): ServerField | undefined {
  const { schema, type } = facts(document, value);
  const format = textIn(schema, 'format') ?? '';
  if (FILES.has(format)) return undefined;
  const { default: fallback } = schema;
  const help = textIn(schema, 'description')?.trim();
  const pattern = textIn(schema, 'pattern');
  return {
    name,
    required: false,
    readOnly: schema['readOnly'] === true,
    writeOnly: schema['writeOnly'] === true || format === 'password',
    filter: false,
    order: false,
    default: fallback,
    maxLength: numberIn(schema, 'maxLength'),
    minLength: numberIn(schema, 'minLength'),
    ...(pattern !== undefined && { pattern }),
    minValue: limitOf(schema, 'minimum', 'exclusiveMinimum', 1, type),
    maxValue: limitOf(schema, 'maximum', 'exclusiveMaximum', -1, type),
    ...(help && { help }),
    ...shapeOf(document, schema, type, format, name, [...above, document.resolve(value)]),
  };
}

type Shape = Pick<ServerField, 'type' | 'choices' | 'child' | 'children'>;

function shapeOf(
  document: OpenApiDocument,
  schema: JsonMap,
  type: string | undefined,
  format: string,
  name: string,
  above: readonly JsonMap[],
): Shape {
  const choices = choicesIn(schema);
  if (choices.length > 0) return { type: 'choice', choices };
  if (type === 'array') {
    const inner = facts(document, schema['items']);
    const offered = choicesIn(inner.schema);
    if (offered.length > 0) return { type: 'multiple choice', choices: offered };
    if (isEndless(document, schema['items'], above)) return { type: OBJECT };
    return { type: 'list', child: fieldOf(document, '', schema['items'], above) };
  }
  const properties = mapIn(schema, 'properties');
  if (type === 'object' || Object.keys(properties).length > 0) {
    if (above.length > DEEPEST) return { type: OBJECT };
    const children = Object.entries(properties).flatMap(([inner, its]) =>
      isEndless(document, its, above) ? [] : (fieldOf(document, inner, its, above) ?? []),
    );
    return { type: OBJECT, children };
  }
  if (type === 'integer' || type === 'boolean') return { type };
  if (type === 'number') return { type: 'float' };
  // A schema that says nothing takes anything.
  if (type === undefined) return { type: OBJECT };
  const isLong = (numberIn(schema, 'maxLength') ?? 0) >= LONG_TEXT;
  const isSecret = format === 'password' || schema['writeOnly'] === true;
  return { type: isSecret ? 'string' : (FORMATS.get(format) ?? wordOfText(name, isLong)) };
}

/** Whether a schema has itself inside of it, or is too deep inside of others. */
function isEndless(document: OpenApiDocument, value: unknown, above: readonly JsonMap[]): boolean {
  return above.length > DEEPEST || above.includes(document.resolve(value));
}

function choicesIn(schema: JsonMap): readonly (string | number | boolean)[] {
  const offered = 'const' in schema ? [schema['const']] : listIn(schema, 'enum');
  return offered.flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [value] : [],
  );
}

/** In 3.0 `exclusiveMinimum` says of `minimum` that it is left out, in 3.1 it is a limit itself. */
function limitOf(
  schema: JsonMap,
  limit: string,
  exclusive: string,
  step: 1 | -1,
  type: string | undefined,
): number | undefined {
  const exclusiveLimit = numberIn(schema, exclusive);
  const isLeftOut = schema[exclusive] === true || exclusiveLimit !== undefined;
  const value = exclusiveLimit ?? numberIn(schema, limit);
  return value !== undefined && isLeftOut && type === 'integer' ? value + step : value;
}
