import Box from '@mui/material/Box';
import { useState } from 'react';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { request } from '@gatehouse-console/engine/api/client.ts';
import type { OwnChoice } from '@gatehouse-console/engine/fields/ownChoice.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { PeopleSelect } from './PeopleSelect.tsx';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

const USERS: OwnChoice<'users.user'> = {
  name: 'users',
  type: 'references',
  label: 'resources.users.user.many' satisfies TextKey,
  options: { from: 'users/users/suggestions', text: 'name', secondary: 'username', value: 'id' },
};
const ROLES: OwnChoice<'rbac.orgrole'> = {
  name: 'org_roles',
  type: 'references',
  label: 'resources.users.user.fields.org_roles' satisfies TextKey,
  options: { from: 'rbac/org-roles', text: 'display_name', value: 'id' },
};

/**
 * Gives users who have an account roles in this organization (contract: users, section 1.4). The
 * server takes empty lists, too; this asks for at least one of each.
 */
export default function InviteDialog({ onClose }: Pick<ActionSlotProps, 'onClose'>) {
  const text = useText();
  const [users, setUsers] = useState<readonly string[]>([]);
  const [roles, setRoles] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useCall(setProblem);

  const send = async () => {
    if (users.length === 0 || roles.length === 0) return setProblem(text('invite.need'));
    const body = { users, org_roles: roles };
    const sent = await run(
      () => request('users/users/invite', { method: 'POST', body, quiet: true }),
      { done: text('invite.done'), reload: {} },
    );
    if (sent) onClose();
  };
  return (
    <DialogFrame
      title={text('invite.title')}
      maxWidth="md"
      busy={busy}
      problem={problem}
      action={{ label: text('invite.send'), run: () => void send() }}
      onClose={() => onClose()}
    >
      <Box sx={{ display: 'grid', gap: 4, paddingTop: 2 }}>
        <PeopleSelect
          field={USERS}
          label={text('invite.users')}
          value={users}
          required
          onChange={setUsers}
        />
        <PeopleSelect
          field={ROLES}
          label={text('invite.roles')}
          value={roles}
          required
          onChange={setRoles}
        />
      </Box>
    </DialogFrame>
  );
}
