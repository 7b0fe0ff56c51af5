import { resolveAddress } from '../../../codegen/model/references.ts';
import type { TreeModel } from '../../../codegen/model/resources.ts';

/**
 * The address of a tree below `/api/v1/`.
 *
 * @param given query of its list: `$query.user` is its user
 */
export function treeAddress(
  { api, from }: Pick<TreeModel, 'api' | 'from'>,
  given: Readonly<Record<string, string>> = {},
): string {
  return from === undefined ? `${api}/children/tree` : resolveAddress(from, { query: given });
}
