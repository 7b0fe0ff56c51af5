import { mapValues, omit } from 'es-toolkit/object';
import { isSchema, type JsonSchema } from './jsonSchema.ts';

/** Parts that are shorter, as JSON, are checked where they stand. */
const LEAST = 100;

/**
 * A schema that checks the same, in which parts that are written alike stand once, as definitions: every run has to
 * load the code that checks them. A part's description, which messages quote, stays where the part stands, and
 * alternatives stay whole, because errors are told from those of an alternative by where that stands in the schema.
 */
export function shareParts(schema: JsonSchema): JsonSchema {
  const known = new Set<string>();
  const repeated = new Map<string, string>();
  const note = (part: JsonSchema): JsonSchema => {
    const checks = checksOf(part);
    if (!known.has(checks)) {
      known.add(checks);
      return mapParts(part, note);
    }
    if (checks.length >= LEAST && !repeated.has(checks)) {
      repeated.set(checks, `part${repeated.size}`);
    }
    return part;
  };
  mapParts(schema, note);
  const definitions: Record<string, JsonSchema> = {};
  const share = (part: JsonSchema): JsonSchema => {
    const name = repeated.get(checksOf(part));
    if (name === undefined) return mapParts(part, share);
    const { description, ...checks } = part;
    definitions[name] ??= mapParts(checks, share);
    return { ...(description !== undefined && { description }), $ref: `#/definitions/${name}` };
  };
  const { definitions: own, ...whole } = mapParts(schema, share);
  return { ...whole, definitions: { ...own, ...definitions } };
}

function checksOf(part: JsonSchema): string {
  return JSON.stringify(omit(part, ['description', '$comment']));
}

/** The schema with other schemas for its parts. */
function mapParts(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const { properties, definitions, additionalProperties: others, items } = schema;
  const { then: met, else: unmet } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, change) }),
    ...(definitions && { definitions: mapValues(definitions, change) }),
    ...(isSchema(others) && { additionalProperties: change(others) }),
    ...(items && { items: change(items) }),
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; its value is never a function
    ...(met && { then: mapParts(met, change) }),
    ...(unmet && { else: mapParts(unmet, change) }),
  };
}
