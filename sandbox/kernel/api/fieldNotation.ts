/** `name type`, the type with `*` when required; `read` and `write` say that it is only that. */
export type Fields = string;

/** Facts about fields from the short notation. */
export function describeFields(fields: Fields): Readonly<Record<string, object>> {
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
