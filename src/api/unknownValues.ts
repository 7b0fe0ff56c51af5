/** An object whose values nobody has checked yet: an answer of a server, a stored text. */
export type UnknownFields = Readonly<Record<string, unknown>>;

/** Is it an object with named values? A list is none. */
export function isObject(value: unknown): value is UnknownFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object; one without values for anything else. */
export function objectOf(value: unknown): UnknownFields {
  return isObject(value) ? value : {};
}

/** The list; an empty one for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list. */
export function objectsOf(value: unknown): readonly UnknownFields[] {
  return listOf(value).filter(isObject);
}

/** The entries of a list as texts. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value).map(String);
}

/** The text; an empty one for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The number; undefined for anything else, also for one that is not finite. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The values of an object that are texts, by name. */
export function textsByName(value: unknown): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(objectOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** What a text says in JSON; undefined for any other text. */
export function parsedJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
