import { type ReactNode, useState } from 'react';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import DetailPage from '@gatehouse-console/engine/pages/detail/DetailPage.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { PermissionCard } from './PermissionCard.tsx';
import { RolePage } from './RolePage.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { PeopleSelect, USERS } from '../users/PeopleSelect.tsx';
import type { RoleScope } from './useRoleScope.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** A role, its permissions and members. */
export default function RoleDetail(props: PageProps): ReactNode {
  return (
    <RolePage {...props}>
      {(definition, scope) => (
        <DetailPage
          route={props.route}
          definition={definition}
          above={(tab, record) => {
            const role: RecordOf<'rbac.orgrole' | 'rbac.systemrole'> = record;
            return tab.key === 'members' ? (
              <AddMembers scope={scope} role={String(record.id)} />
            ) : (
              <PermissionCard
                scope={scope}
                role={String(record.id)}
                builtin={role.builtin === true}
                members={Number(role.users_amount)}
              />
            );
          }}
        />
      )}
    </RolePage>
  );
}

/** System roles may be given to anybody, organization roles to members (contract: users, section 3). */
const USERS_EVERYWHERE: typeof USERS = {
  ...USERS,
  options: { ...USERS.options, query: { ...USERS.options.query, oid: 'root' } },
};

/** Gives the role to users. */
function AddMembers({ scope, role }: { readonly scope: RoleScope; readonly role: string }) {
  const text = useText();
  const [users, setUsers] = useState<readonly string[]>([]);
  const { busy, run } = useCall();
  const gate: OwnGate = { permissions: [`rbac.add_${scope}rolebinding`] };
  if (!useGate(gate).open) return null;
  const add = () =>
    run(
      async () => {
        const body = users.map((user) => ({ user, role, scope }));
        await request(`rbac/${scope}-role-bindings`, { method: 'POST', body, quiet: true });
        setUsers([]);
      },
      { done: text('roles.added'), reload: {} },
    );
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={text('roles.addMembers')}
      sx={{ padding: 4 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 320px', maxWidth: 760 }}>
          <PeopleSelect
            field={scope === 'system' ? USERS_EVERYWHERE : USERS}
            label={text('roles.users')}
            value={users}
            onChange={setUsers}
          />
        </Box>
        <Button
          variant="contained"
          disabled={users.length === 0}
          loading={busy}
          onClick={() => void add()}
        >
          {text('roles.add')}
        </Button>
      </Box>
    </Paper>
  );
}
