import { inFull } from '../schema/described.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';

/** A small value that meets the schema. */
export function sampleOf(schema: JsonSchema, root: JsonSchema): unknown {
  const all = inFull(schema, root);
  const words = all.flatMap((one) => one.enum ?? []);
  const constants = all.flatMap((one) => one.const ?? []);
  const examples = all.flatMap((one) => one.examples ?? []);
  const [given] = [...words, ...constants, ...examples];
  if (given !== undefined) return given;
  const types = all.flatMap(({ type }) => [type ?? []].flat());
  if (types.includes('string')) return 'x';
  if (types.includes('boolean')) return true;
  if (types.includes('integer') || types.includes('number')) return 1;
  if (types.includes('array')) {
    const items = all.find((one) => one.items)?.items;
    return items ? [sampleOf(items, root)] : [];
  }
  const object = all.find(({ type }) => [type].flat().includes('object'));
  if (!object) return 'x';
  const required = (object.required ?? []).flatMap((key) => {
    const property = object.properties?.[key];
    return property ? [[key, sampleOf(property, root)] as const] : [];
  });
  const values = object.additionalProperties;
  const others =
    required.length === 0 && object.minProperties !== undefined && typeof values === 'object'
      ? [[String(sampleOf(object.propertyNames ?? {}, root)), sampleOf(values, root)] as const]
      : [];
  return Object.fromEntries([...required, ...others]);
}
