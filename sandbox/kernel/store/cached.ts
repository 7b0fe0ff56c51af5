/**
 * A function that keeps what it made for a key. All is forgotten when the cache is full.
 *
 * @param limit the most keys that are kept
 */
export function cached<Key, Value>(limit: number, make: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known.value;
    const value = make(key);
    if (kept.size >= limit) kept.clear();
    kept.set(key, { value });
    return value;
  };
}
