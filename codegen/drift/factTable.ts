import { isMap } from '../model/isMap.ts';
import { type ServerField, type ServerMetadata } from './metadata.ts';

/** A field in the table; its shortest form is `name: type`. */
type WrittenField = string | Readonly<Record<string, unknown>>;

/**
 * Converts field metadata to a table that can be committed, one line per field: names, types, limits and choice
 * values, but none of the server's labels and help texts.
 */
export function writeFactTable(found: ReadonlyMap<string, ServerMetadata>): string {
  const tables = [...found.values()]
    .toSorted((one, other) => (one.address < other.address ? -1 : 1))
    .map(({ address, creates, fields }) => {
      const lines = [...fields.values()].map(
        (field) => `      ${JSON.stringify(field.name)}: ${JSON.stringify(written(field))}`,
      );
      const body = lines.length > 0 ? `{\n${lines.join(',\n')}\n    }` : '{}';
      return `  ${JSON.stringify(address)}: {\n    "creates": ${creates},\n    "fields": ${body}\n  }`;
    });
  return `{\n${tables.join(',\n')}\n}\n`;
}

/** @returns undefined when the text is not such a table */
export function readFactTable(text: string): ReadonlyMap<string, ServerMetadata> | undefined {
  const table = parsed(text);
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

function written(field: ServerField): WrittenField {
  const { type, required, readOnly, writeOnly, maxLength, choices } = field;
  const facts = {
    ...(required && { required }),
    ...(readOnly && { readOnly }),
    ...(writeOnly && { writeOnly }),
    ...(maxLength !== undefined && { maxLength }),
    ...(choices && { choices }),
  };
  return Object.keys(facts).length === 0 ? type : { type, ...facts };
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
