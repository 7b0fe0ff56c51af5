import { numberOf, objectOf } from '../api/unknownValues.ts';

/**
 * Expiry of a cookie in milliseconds since 1970; undefined in browsers without a cookie store or
 * without that information.
 */
export async function cookieExpiry(name: string): Promise<number | undefined> {
  const store: unknown = Reflect.get(globalThis, 'cookieStore');
  if (!hasGet(store)) return undefined;
  try {
    return numberOf(objectOf(await store.get(name))['expires']);
  } catch {
    // Refused, for example on an insecure origin.
    return undefined;
  }
}

function hasGet(store: unknown): store is { get(name: string): Promise<unknown> } {
  return (
    typeof store === 'object' && store !== null && 'get' in store && typeof store.get === 'function'
  );
}
