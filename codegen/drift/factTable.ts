import { isMap } from '../model/isMap.ts';
import { parsedJson, type ServerField, type ServerMetadata } from './metadata.ts';

/** @returns undefined when the text is not such a table */
export function readFactTable(text: string): ReadonlyMap<string, ServerMetadata> | undefined {
  const table = parsedJson(text);
  if (!isMap(table)) return undefined;
  const found = new Map<string, ServerMetadata>();
  for (const [address, facts] of Object.entries(table)) {
    if (!isMap(facts) || !isMap(facts['fields'])) return undefined;
    const fields = Object.entries(facts['fields']).map(([name, one]) => fieldOf(name, one));
    found.set(address, {
      address,
      creates: facts['creates'] === true,
      fields: new Map(fields.map((field) => [field.name, field])),
    });
  }
  return found;
}

function fieldOf(name: string, one: unknown): ServerField {
  const facts: Readonly<Record<string, unknown>> = isMap(one) ? one : { type: one };
  const { type, maxLength, choices } = facts;
  return {
    name,
    type: typeof type === 'string' ? type : 'field',
    required: facts['required'] === true,
    readOnly: facts['readOnly'] === true,
    writeOnly: facts['writeOnly'] === true,
    ...(typeof maxLength === 'number' && { maxLength }),
    ...(Array.isArray(choices) && { choices }),
    filter: false,
    order: false,
  };
}
