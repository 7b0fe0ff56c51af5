import type { ReactNode } from 'react';
import { Confirmation } from '../../controls/Confirmation.tsx';
import { app } from '../../../generated/app.ts';
import { leavingEnvironment } from '../../session/browser.ts';
import { chooseOrganization } from '../../session/organizations.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useText } from '../../i18n/useText.ts';

/**
 * The current organization is gone: the user continues in another one. There is no Cancel,
 * because nothing can be done in it any more.
 */
export function OrganizationGoneDialog(): ReactNode {
  const { organization, organizations } = useSession();
  const { switchOrganization } = useSessionCommands();
  const text = useText();
  const next = chooseOrganization({
    list: organizations,
    xpackEnabled: true,
    asked: undefined,
    remembered: [],
  });
  // Without another organization, start-up finds an allowed view.
  const goOn = () => (next ? switchOrganization(next.id) : leavingEnvironment.load(app.base));
  return (
    <Confirmation
      open
      title={text('organizations.gone.title')}
      confirmLabel={text('organizations.gone.continue')}
      onConfirm={goOn}
    >
      {next
        ? text('organizations.gone.text', { gone: organization.name, next: next.name })
        : text('organizations.gone.nowhere', { gone: organization.name })}
    </Confirmation>
  );
}
