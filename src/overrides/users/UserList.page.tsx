import { useState, type ReactNode } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import ListPage from '../../pages/list/ListPage.tsx';
import type { PageProps } from '../../pages/page.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { OwnGate } from '../../session/useGate.ts';
import { PushButton } from '../../theme/buttons.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

const InviteDialog = lazyPart(() => import('./InviteDialog.tsx'));

/** Into an organization come those who are in another one (contract: users, section 1.1). */
const INVITE: OwnGate = {
  permissions: ['users.invite_user'],
  licence: true,
  organization: 'not-root',
};

/** The generic list of users, with a button that brings in those of other organizations. */
export default function UserList(props: PageProps): ReactNode {
  const text = useText();
  const { gateContext } = useSession();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ListPage
        {...props}
        actions={
          decideGate(INVITE, gateContext).open && (
            <PushButton type="button" look="outlined" onClick={() => setAsking(true)}>
              {text('people.invite')}
            </PushButton>
          )
        }
      />
      {asking && <InviteDialog onClose={() => setAsking(false)} />}
    </>
  );
}
