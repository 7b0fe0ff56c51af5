import { GATE_KEYS } from '../../../codegen/schema/gates.ts';
import { SCHEMAS } from '../../../codegen/schema/schemas.ts';
import type { JsonSchema } from '../../../codegen/schema/jsonSchema.ts';

/** Objects of the manifest language by title. */
export function describedObjects(): ReadonlyMap<string, JsonSchema> {
  const found = new Map<string, JsonSchema>([['gate', { properties: GATE_KEYS }]]);
  for (const schema of Object.values(SCHEMAS)) collect(schema, found, new Set());
  return found;
}

function collect(schema: JsonSchema, found: Map<string, JsonSchema>, passed: Set<unknown>): void {
  if (passed.has(schema)) return;
  passed.add(schema);
  if (schema.title !== undefined && schema.properties) found.set(schema.title, schema);
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...Object.values(schema.definitions ?? {}),
    schema.items,
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined,
    schema.if,
    schema.then,
    schema.else,
  ];
  for (const part of inner) if (part) collect(part, found, passed);
}

const TABLE = /<!-- keys: (\w+) -->\n(?:(?!<!--)[\s\S])*?<!-- \/keys -->/g;

/** `docs/manifest-reference.md` with a table of each object that it marks. */
export function withKeyTables(page: string): string {
  const objects = describedObjects();
  return page.replaceAll(TABLE, (whole, title: string) => {
    const schema = objects.get(title);
    return schema ? `<!-- keys: ${title} -->\n${keyTable(title, schema)}\n<!-- /keys -->` : whole;
  });
}

/** The table of an object's keys; those of a gate have a table of their own. */
function keyTable(title: string, schema: JsonSchema): string {
  const keys = Object.entries(schema.properties ?? {});
  // A key of another meaning may have the name of one of a gate: `licence` in `manifest/features.yaml`.
  const own = title === 'gate' ? keys : keys.filter(([key, value]) => GATE_KEYS[key] !== value);
  const mayHaveGate = own.length < keys.length;
  const rows = own.map(([key, { description, $comment }]) => {
    const needed = schema.required?.includes(key) ? '**must**' : ($comment ?? '');
    return `| \`${key}\` | ${cell(description ?? '')} | ${cell(needed)} |`;
  });
  return [
    '| Key | Does | Unless given |',
    '|---|---|---|',
    ...rows,
    ...(mayHaveGate ? ['| … | the keys of a [gate](#gates) | open |'] : []),
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
