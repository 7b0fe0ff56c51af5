import { notAcceptable, notFound, type WireError } from '../core/errors.ts';

export type Format = 'json' | 'csv' | 'xlsx';
export type FileFormat = Exclude<Format, 'json'>;

/** In the server's order of preference. Source: protocol, section 0. */
const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  xlsx: 'application/xlsx',
};
const FORMATS: readonly Format[] = ['json', 'csv', 'xlsx'];

/** Content type of an answer; only JSON has no charset (protocol, sections 0 and 6.3). */
export function contentTypeOf(format: Format): string {
  return format === 'json' ? MEDIA_TYPES.json : `${MEDIA_TYPES[format]}; charset=utf-8`;
}

export type Chosen = { readonly format: Format } | { readonly refused: WireError };

/**
 * The format of an answer: `?format=` narrows, `Accept` chooses; more specific media ranges take precedence.
 *
 * @param wanted value of `?format=`
 * @param accept the header; without it everything is acceptable
 */
export function chooseFormat(wanted: string | null, accept: string | undefined): Chosen {
  const offered = wanted ? FORMATS.filter((format) => format === wanted) : FORMATS;
  if (offered.length === 0) return { refused: notFound() };
  for (const range of rangesOf(accept ?? '*/*')) {
    const found = offered.find((format) => matches(range, MEDIA_TYPES[format]));
    if (found) return { format: found };
  }
  return { refused: notAcceptable() };
}

function rangesOf(accept: string): readonly string[] {
  const ranges = accept.split(',').map((item) => item.split(';')[0]?.trim().toLowerCase() ?? '');
  return ranges.toSorted((left, right) => breadth(left) - breadth(right));
}

/** 0 for one type, 1 for `text/*`, 2 for everything. */
function breadth(range: string): number {
  if (range === '*/*') return 2;
  return range.endsWith('/*') ? 1 : 0;
}

function matches(range: string, mediaType: string): boolean {
  if (range === '*/*' || range === mediaType) return true;
  return range.endsWith('/*') && mediaType.startsWith(range.slice(0, -1));
}
