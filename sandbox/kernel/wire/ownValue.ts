/**
 * The value that a record holds under a name that a caller chose. Every object also answers to names
 * such as `constructor`; those are no values of its own.
 */
export function ownValue<T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
