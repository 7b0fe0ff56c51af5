import type { ServerField, ServerMetadata } from '../../../codegen/drift/metadata.ts';

/**
 * Converts field metadata to a table that can be committed, one line per field: names, types, limits and choice
 * values, but none of the server's labels and help texts.
 */
export function writeFactTable(metadata: ReadonlyMap<string, ServerMetadata>): string {
  const tables = [...metadata.values()]
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

/** The shortest form of a field: its type alone, when it has no other facts. */
function written(field: ServerField): string | Readonly<Record<string, unknown>> {
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
