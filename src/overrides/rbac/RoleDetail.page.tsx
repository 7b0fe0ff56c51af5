import type { ReactNode } from 'react';
import type { RecordOf } from '../../api/recordOf.ts';
import DetailPage from '../../pages/detail/DetailPage.tsx';
import type { PageProps } from '../../pages/page.ts';
import { AddMembers } from './AddMembers.tsx';
import { PermissionCard } from './PermissionCard.tsx';
import { RolePage } from './RolePage.tsx';

/** A role, its permissions and members. */
export default function RoleDetail(props: PageProps): ReactNode {
  return (
    <RolePage {...props}>
      {(definition, scope) => (
        <DetailPage
          route={props.route}
          definition={definition}
          beside={(tab, record) => {
            const { id, builtin }: RecordOf<'rbac.orgrole' | 'rbac.systemrole'> = record;
            return tab.key === 'members' ? (
              <AddMembers scope={scope} role={String(id)} />
            ) : (
              <PermissionCard scope={scope} role={String(id)} builtin={builtin === true} />
            );
          }}
        />
      )}
    </RolePage>
  );
}
