const QUERY_REFERENCE = /^\$query\.([\w-]+)$/;

/** The query parameter of a preset: `type` of `$query.type`. */
export function queryName(preset: unknown): string | undefined {
  return typeof preset === 'string' ? QUERY_REFERENCE.exec(preset)?.[1] : undefined;
}
