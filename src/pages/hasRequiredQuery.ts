import type { ActionCall } from '../../codegen/model/resources.ts';

const QUERY_INSIDE = /\$query\.([A-Za-z_][A-Za-z0-9_]*)/g;

/** Has the address of the page what a call takes from it (`$query.node`)? Without it there is no such call. */
export function hasRequiredQuery(
  call: ActionCall,
  query: Readonly<Record<string, string | undefined>>,
): boolean {
  const address = 'address' in call ? call.address : '';
  return [...address.matchAll(QUERY_INSIDE)].every(([, name = '']) => query[name]);
}
