import type { ReactNode } from 'react';
import { decideGate } from '../../../../codegen/model/gates.ts';
import { useTabs } from '../../../pages/detail/useTabs.ts';
import type { PageProps } from '../../../pages/page.ts';
import TabsPage from '../../../pages/tabs/TabsPage.tsx';
import { useSession } from '../../../session/SessionContext.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const LdapTools = lazyPart(async () => ({ default: (await import('./LdapTools.tsx')).LdapTools }));
const LDAP = 'ldap';

/** The ways to sign in; below the form of LDAP stands what can be done with a directory. */
export default function Auth(props: PageProps): ReactNode {
  const { gateContext } = useSession();
  const { route } = props;
  const tabs = (route.tabs ?? []).filter((tab) => decideGate(tab.gate, gateContext).open);
  const { active } = useTabs(tabs, route.name);
  return (
    <>
      <TabsPage {...props} />
      {active?.key === LDAP && <LdapTools />}
    </>
  );
}
