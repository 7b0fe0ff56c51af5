import type { Fields } from '../core/sandbox.ts';
import { plainMetadata } from '../resources/metadata.ts';

/** Metadata of an address with these fields for each of the methods. */
export function metadataOfFields(methods: readonly string[], fields: Fields) {
  const facts = parseFieldNotation(fields);
  return {
    ...plainMetadata('API'),
    actions: Object.fromEntries(methods.map((method) => [method, facts])),
  };
}

/** Parses fields in the short notation. */
export function parseFieldNotation(fields: Fields): Readonly<Record<string, object>> {
  return Object.fromEntries(fields.split(', ').map(describe));
}

function describe(field: string): readonly [name: string, facts: object] {
  const [, name = '', type = '', required = '', only = ''] =
    /^(\S+) (.*?)(\*?)(?: (read|write))?$/.exec(field) ?? [];
  return [
    name,
    {
      type,
      required: required === '*',
      read_only: only === 'read',
      label: name,
      write_only: only === 'write',
    },
  ];
}
