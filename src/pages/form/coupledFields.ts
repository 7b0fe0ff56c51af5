import { resolveReferences } from '../../../codegen/model/references.ts';
import { createQuery } from '../createQuery.ts';
import type { FormEntry } from './formState.ts';
import type { FormValues } from './initialValues.ts';

/** Two slashes where a value and the text after it meet become one; `https://` keeps both. */
const DOUBLED_SLASHES = /(?<!:)\/{2,}/g;

/** Does changing this field change others, too? */
export function isCoupled({ place, kinds }: Pick<FormEntry, 'place' | 'kinds'>): boolean {
  return place.clears !== undefined || place.fills !== undefined || kinds !== undefined;
}

/**
 * Changes of other fields that follow a change of one: switches turned off with it, texts derived
 * from it (contract: settings, sections 3 and 7), values set by its kind. A value typed by the
 * user is never replaced.
 *
 * @param values of the form before the change
 */
export function coupledValues(
  { place: { field, clears = [], fills = {} }, kinds }: Pick<FormEntry, 'place' | 'kinds'>,
  after: unknown,
  values: FormValues,
): FormValues {
  const before = values[field];
  const changed: FormValues = kinds && isFilled(after) ? createQuery(kinds, String(after)) : {};
  delete changed[field];
  for (const other of isFilled(after) && !isFilled(before) ? clears : []) {
    if (isFilled(values[other])) changed[other] = values[other] === true ? false : '';
  }
  for (const [other, text] of Object.entries(fills)) {
    const present = values[other];
    if (isFilled(present) && present !== filled(text, field, before, values)) continue;
    changed[other] = filled(text, field, after, values);
  }
  return changed;
}

/** The text with the value filled in; empty while the value is empty. */
function filled(text: string, field: string, value: unknown, values: FormValues): string {
  if (!isFilled(value)) return '';
  const record = { ...values, [field]: value };
  const written = text.replaceAll(/\$record\.\w+/g, (reference) =>
    String(resolveReferences(reference, { record }) ?? ''),
  );
  return written.replaceAll(DOUBLED_SLASHES, '/');
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== '';
}
