/**
 * The values for references in a manifest: `$record.id`, `$me.id`, `$query.node`, `$selection` and
 * `$selection.book` (a field of the selected rows). Nothing else is a reference; there is no expression language.
 * Where nothing is selected, `$selection` is the one record.
 */
export interface ReferenceScope {
  readonly record?: Readonly<Record<string, unknown>>;
  readonly me?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly selection?: readonly (string | number)[];
  /** The selected rows, for `$selection.<field>`. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[];
}

export const REFERENCE =
  /^\$(record|me|query)\.([A-Za-z_][A-Za-z0-9_]*)$|^\$selection(?:\.([A-Za-z_][A-Za-z0-9_]*))?$/;
/** The moment at which a form is opened or a condition decided, or days after or before it: `now+30d`, `now-30d`. */
export const NOW = /^now(?:([+-]\d+)d)?$/;
const REFERENCE_INSIDE = /\$(?:(?:record|me|query)\.[A-Za-z_]\w*|selection(?![\w.]))/g;

/** Replaces references in a value and everything below it; other values stay unchanged. */
export function resolveReferences(value: unknown, scope: ReferenceScope): unknown {
  if (typeof value === 'string') return REFERENCE.test(value) ? lookUp(value, scope) : value;
  if (Array.isArray(value)) return value.map((item) => resolveReferences(item, scope));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolveReferences(item, scope)]),
    );
  }
  return value;
}

/** Fills the references of an address such as `users/users/$record.id/unblock`, URL-encoded; ids are joined by commas. */
export function resolveAddress(address: string, scope: ReferenceScope): string {
  return address.replace(REFERENCE_INSIDE, (reference) =>
    encodeURIComponent(String(lookUp(reference, scope) ?? '')),
  );
}

function lookUp(reference: string, scope: ReferenceScope): unknown {
  if (reference === '$selection') return scope.selection ?? scope.record?.['id'];
  const [, source, name, ofRows] = REFERENCE.exec(reference) ?? [];
  if (ofRows !== undefined) return scope.rows?.map((row) => row[ofRows]);
  if (source === 'record') return scope.record?.[name ?? ''];
  if (source === 'me') return scope.me?.[name ?? ''];
  return scope.query?.[name ?? ''];
}
