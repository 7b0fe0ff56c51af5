const QUERY_REFERENCE = /^\$query\.([\w-]+)$/;

/** The part of the address that presets a field: `type` of `$query.type`. */
export function queryName(preset: unknown): string | undefined {
  return typeof preset === 'string' ? QUERY_REFERENCE.exec(preset)?.[1] : undefined;
}
