/** Where the number of rows a page is remembered, for all tables together (spec 1, section 9). */
const KEY = 'pageSize';
const VERSION = 1;

interface Remembered {
  readonly version: typeof VERSION;
  readonly person: string;
  readonly size: number;
}

/** The page size this person chose last, or the first on offer. */
export function rememberedPageSize(person: string, sizes: readonly number[]): number {
  const first = sizes[0] ?? 15;
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRemembered(value) && value.person === person && sizes.includes(value.size)
      ? value.size
      : first;
  } catch {
    // Storage may be closed to this page or hold something else's text: the default serves.
    return first;
  }
}

export function rememberPageSize(person: string, size: number): void {
  const value: Remembered = { version: VERSION, person, size };
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // A browser that stores nothing shows the default next time.
  }
}

function isRemembered(value: unknown): value is Remembered {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === VERSION &&
    'person' in value &&
    'size' in value
  );
}
