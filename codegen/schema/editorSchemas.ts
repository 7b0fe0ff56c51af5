import { FIELD } from './fields.schema.ts';
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
    text: `${JSON.stringify({ $schema: DRAFT, ...(UNDIVIDED.has(kind) ? schema : ofPart(schema)) }, withMeaning, 2)}\n`,
  }));
}

/** What such a file lacks is missing. */
const UNDIVIDED: ReadonlySet<string> = new Set(['app', 'resource']);

/** What a part of a manifest lacks may stand in another one. */
function ofPart(schema: JsonSchema): JsonSchema {
  const { required: _, oneOf: __, ...rest } = schema;
  return rest;
}

/** Adds the default of a key to its description, and leaves out what only the compiler reads. */
function withMeaning(keyword: string, value: unknown): unknown {
  if (keyword === REF || keyword === READS) return undefined;
  if (!isSchema(value)) return value;
  // What a manifest does not say of a field stands in the server's table.
  if (value.title === FIELD.title && value.required) return { ...value, required: undefined };
  if (value.$comment === undefined) return value;
  const { $comment: _, ...rest } = value;
  return { ...rest, description: meaningOf(value) };
}
