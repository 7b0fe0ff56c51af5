/** The part of `query-string` that ra-core and ra-data-simple-rest use: flat values, which URLSearchParams can do. */
export function stringify(query: Readonly<Record<string, string>>): string {
  return new URLSearchParams(query).toString();
}

export function parse(query: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(query));
}
