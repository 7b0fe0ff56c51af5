import type { ActionCall } from '../../codegen/model/resources.ts';

const QUERY_INSIDE = /\$query\.([A-Za-z_][A-Za-z0-9_]*)/g;

/** Does the page's address have the parameters that the call refers to (`$query.node`)? */
export function hasRequiredQuery(
  call: ActionCall,
  query: Readonly<Record<string, string | undefined>>,
): boolean {
  const address = 'address' in call ? call.address : '';
  return [...address.matchAll(QUERY_INSIDE)].every(([, name = '']) => query[name]);
}
