/** What stands for a record in the field that refers to it. */
export type OptionValue = string | number;

export function isOptionValue(value: unknown): value is OptionValue {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
