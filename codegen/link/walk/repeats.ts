/** Each item with the key of an earlier one, and the first of those. */
export function repeats<T extends object>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly { readonly item: T; readonly first: T }[] {
  const firsts = new Map<string, T>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = firsts.get(key);
    if (!first) firsts.set(key, item);
    return first ? [{ item, first }] : [];
  });
}
