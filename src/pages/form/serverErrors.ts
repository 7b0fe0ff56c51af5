import type { FieldErrors } from '../../api/errors.ts';

/** The error of one field in a 400 answer, by its path in the form (`rules.ip_group`). */
interface FieldError {
  readonly path: string;
  readonly message: string;
}

interface SortedErrors {
  /** Errors of visible fields, one for each. */
  readonly fields: readonly FieldError[];
  /** Errors of no visible field, with their path. */
  readonly rest: readonly FieldError[];
}

const JOINED = '; ';
const POSITION = /^\d+$/;

/**
 * Sorts the errors of a 400 answer by the fields a form shows. An error inside a field goes to the
 * nearest field around it; one at a place of a list keeps that place, counted from 1
 * (spec 1, section 5: nested errors are flattened into text).
 *
 * @param errors path to message: `name`, `rules.ip_group.0`
 * @param shown paths of the fields that can be seen, nested ones with dots
 * @param position words the place in a list: `Entry 2: …`
 */
export function sortErrors(
  errors: FieldErrors,
  shown: readonly string[],
  position: (place: number, message: string) => string,
): SortedErrors {
  const byField = new Map<string, string[]>();
  const rest: FieldError[] = [];
  for (const [path, message] of Object.entries(errors)) {
    const field = nearest(path, shown);
    if (field === undefined) {
      rest.push({ path, message });
      continue;
    }
    const place = path.slice(field.length + 1).split('.')[0] ?? '';
    const text = POSITION.test(place) ? position(Number(place) + 1, message) : message;
    byField.set(field, [...(byField.get(field) ?? []), text]);
  }
  const fields = [...byField].map(([path, messages]) => ({ path, message: messages.join(JOINED) }));
  return { fields: inOrderOf(shown, fields), rest };
}

function nearest(path: string, shown: readonly string[]): string | undefined {
  return shown
    .filter((field) => path === field || path.startsWith(`${field}.`))
    .sort((left, right) => right.length - left.length)[0];
}

function inOrderOf(shown: readonly string[], errors: readonly FieldError[]): readonly FieldError[] {
  return errors.toSorted((left, right) => shown.indexOf(left.path) - shown.indexOf(right.path));
}
