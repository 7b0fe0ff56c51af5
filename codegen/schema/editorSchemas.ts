import { READS, REF, type JsonSchema } from './jsonSchema.ts';
import { SCHEMAS } from './schemas.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/**
 * The schema of each kind of file for editors: draft-07, with what the absence of a key means in its description,
 * which is what an editor shows.
 */
export function editorSchemas(): readonly { readonly kind: string; readonly text: string }[] {
  return Object.entries(SCHEMAS).map(([kind, schema]) => ({
    kind,
    text: `${JSON.stringify({ $schema: DRAFT, ...schema }, withMeaning, 2)}\n`,
  }));
}

/** Adds the default of a key to its description, and leaves out what only the compiler reads. */
function withMeaning(keyword: string, value: unknown): unknown {
  if (keyword === REF || keyword === READS) return undefined;
  if (!isSchema(value) || value.$comment === undefined || value.description === undefined) {
    return value;
  }
  const { $comment, ...rest } = value;
  return { ...rest, description: `${value.description} Unless given: ${$comment}.` };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
