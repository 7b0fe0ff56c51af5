import { useGetList, type RaRecord } from 'ra-core';
import { rawText } from '@gatehouse-console/engine/fields/values.ts';
import { ROLES, type RoleScope } from './useRoleScope.ts';

/** More roles than anybody compares. */
const MOST_ROLES = 1000;

/** The roles of a scope by name; undefined while they are loading. */
export function useRoles(scope: RoleScope) {
  const { data, total } = useGetList<RaRecord>(ROLES[scope].id, {
    pagination: { page: 1, perPage: MOST_ROLES },
    sort: { field: 'name', order: 'ASC' },
  });
  const roles = data?.map(({ id, display_name: shown, name }) => ({
    id: String(id),
    name: rawText(shown) || rawText(name),
  }));
  return (
    roles && {
      roles,
      /** All there are. */
      total: total ?? roles.length,
    }
  );
}
