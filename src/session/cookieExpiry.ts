/**
 * When a cookie goes, in milliseconds since 1970; undefined where the browser does not tell: only
 * some have a cookie store, and only some of those give the time.
 */
export async function cookieExpiry(name: string): Promise<number | undefined> {
  const store: unknown = Reflect.get(globalThis, 'cookieStore');
  if (!hasGet(store)) return undefined;
  try {
    const found: unknown = await store.get(name);
    if (typeof found !== 'object' || found === null || !('expires' in found)) return undefined;
    return typeof found.expires === 'number' ? found.expires : undefined;
  } catch {
    // Refused, for example in a page without a secure origin: nothing is known then.
    return undefined;
  }
}

function hasGet(store: unknown): store is { get(name: string): Promise<unknown> } {
  return (
    typeof store === 'object' && store !== null && 'get' in store && typeof store.get === 'function'
  );
}
