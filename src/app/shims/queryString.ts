/**
 * What ra-core and ra-data-simple-rest ask of `query-string`: flat values, which every browser reads
 * and writes itself. Our data provider builds the addresses of lists without it.
 */
export function stringify(query: Readonly<Record<string, string>>): string {
  return new URLSearchParams(query).toString();
}

export function parse(query: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(query));
}
