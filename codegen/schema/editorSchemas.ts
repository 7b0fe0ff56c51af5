import { mapValues, pick } from 'es-toolkit/object';
import { isSchema, meaningOf, READS, REF, type JsonSchema } from './jsonSchema.ts';
import { SCHEMAS } from './schemas.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/**
 * The schema of each kind of file for editors: draft-07, with what the absence of a key means in its description,
 * which is what an editor shows.
 */
export function editorSchemas(): readonly { readonly kind: string; readonly text: string }[] {
  return Object.entries(SCHEMAS).map(([kind, schema]) => ({
    kind,
    text: `${JSON.stringify({ $schema: DRAFT, ...forEditors(kind, schema) }, withMeaning, 2)}\n`,
  }));
}

function forEditors(kind: string, schema: JsonSchema): JsonSchema {
  if (!UNDIVIDED.has(kind)) return ofPart(schema);
  if (kind !== 'resource') return schema;
  // A twin lacks what it copies, and an address may have the query of a single record: the compiler knows.
  const { definitions, properties = {}, dependencies: _, ...whole } = schema;
  const meanings = mapValues(properties, (key) => pick(key, ['description', '$comment']));
  return {
    ...(definitions && { definitions }),
    properties: meanings,
    if: { required: ['twin'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; its value is never a function
    then: {},
    else: { ...whole, properties },
  };
}

/** What such a file lacks is missing. */
const UNDIVIDED: ReadonlySet<string> = new Set(['app', 'resource']);

/** What a part of a manifest lacks may stand in another one. */
function ofPart(schema: JsonSchema): JsonSchema {
  const { required: _, oneOf: __, ...rest } = schema;
  return rest;
}

/** The key that is only missing where no table has it. */
const LEFT_OUT: Readonly<Record<string, string>> = { field: 'type', resource: 'name' };

function omitted(schema: JsonSchema, key: string): JsonSchema {
  const { required = [], ...rest } = schema;
  const others = required.filter((one) => one !== key);
  return others.length > 0 ? { ...rest, required: others } : rest;
}

/** Adds the default of a key to its description, and leaves out what only the compiler reads. */
function withMeaning(keyword: string, value: unknown): unknown {
  if (keyword === REF || keyword === READS) return undefined;
  if (!isSchema(value)) return value;
  // What a manifest leaves out follows from the server's table.
  const required = LEFT_OUT[value.title ?? ''];
  if (required && value.required?.includes(required))
    return withMeaning(keyword, omitted(value, required));
  if (value.$comment === undefined) return value;
  const { $comment: _, ...rest } = value;
  return { ...rest, description: meaningOf(value) };
}
