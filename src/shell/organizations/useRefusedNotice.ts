import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { organizationContext } from '../../api/client.ts';
import { isOrganization } from '../../session/organizations.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useText } from '../../i18n/useText.ts';

/** Says once that the address names an organization that this person may not use, and that it is ignored. */
export function useRefusedNotice(): void {
  const { organization } = useSession();
  const { search } = useLocation();
  const notify = useNotify();
  const text = useText();
  const told = useRef<string>(undefined);
  useEffect(() => {
    const { refused } = organizationContext;
    if (refused === undefined || refused === told.current) return;
    told.current = refused;
    if (isOrganization(organization, refused)) return;
    notify(text('organizations.notYours', { name: organization.name }), {
      type: 'warning',
      multiLine: true,
      // Stays until it is closed: the person followed a link and must know where they are.
      autoHideDuration: null,
    });
  }, [search, organization, notify, text]);
}
