import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { app } from '../../../generated/app.ts';
import { organizationMemory, writeOrganizationCookie } from '../../session/browser.ts';
import { isOrganization } from '../../session/organizations.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PushButton } from '../../theme/buttons.ts';
import { LAYER, TOP_BAR_PX } from '../../theme/sizes.ts';
import { opensOutsideTab } from './opensOutsideTab.ts';
import { useText } from '../../i18n/useText.ts';

/** Share of the tone in the background, small enough for readable text. */
const TINT_PERCENT = 16;

const Bar = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const tone = palette.warning.main;
  return {
    position: 'sticky',
    top: TOP_BAR_PX,
    zIndex: LAYER - 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: '8px 16px',
    borderBottom: `2px solid ${tone}`,
    background: `color-mix(in srgb, ${tone} ${TINT_PERCENT}%, ${palette.background.paper})`,
    color: palette.text.primary,
    '& > p': { flex: '1 1 280px', margin: 0, overflowWrap: 'anywhere' },
    '& > button': { whiteSpace: 'normal', textAlign: 'start' },
    '@media print': { display: 'none' },
  };
});

/** A button on the paper colour, because its text is too faint on the bar's. */
const OnPaper = styled(PushButton)(({ theme }) => ({
  '&, &:hover': { background: (theme.vars ?? theme).palette.background.paper },
}));

/**
 * Says that another tab changed the browser's organization, and lets the user choose. Until then
 * calls of this tab use its own organization, and nothing is opened in another tab: new tabs, pages
 * of the server and downloads use the browser's.
 *
 * @param there id, name or keyword of the browser's organization
 */
export function OrganizationChangedBar({ there }: { readonly there: string }): ReactNode {
  const { organization, organizations, profile } = useSession();
  const { switchOrganization } = useSessionCommands();
  const text = useText();
  const first = useRef<HTMLButtonElement>(null);
  const [stopped, setStopped] = useState(false);
  const all = [...organizations, ...profile.console_orgs, ...profile.audit_orgs];
  const other = organizations.find((one) => isOrganization(one, there));
  const known = all.find((one) => isOrganization(one, there));
  const thereName = known?.name ?? text('organizations.unknown');

  useEffect(() => {
    const stop = (event: MouseEvent) => {
      if (!opensOutsideTab(event, app.base)) return;
      event.preventDefault();
      event.stopPropagation();
      setStopped(true);
      first.current?.focus();
    };
    document.addEventListener('click', stop, true);
    document.addEventListener('auxclick', stop, true);
    return () => {
      document.removeEventListener('click', stop, true);
      document.removeEventListener('auxclick', stop, true);
    };
  }, []);

  const stay = () => {
    writeOrganizationCookie(organization.id);
    organizationMemory.remember(profile.username, organization.id);
    // Storage events do not reach the tab that caused them.
    window.dispatchEvent(new Event('focus'));
  };
  return (
    <Bar role="alert">
      <p>
        {text('organizations.elsewhere', { here: organization.name, there: thereName })}
        {stopped && <> {text('organizations.first', { there: thereName })}</>}
      </p>
      <PushButton ref={first} look="filled" onClick={stay}>
        {text('organizations.stay', { name: organization.name })}
      </PushButton>
      {other && (
        <OnPaper type="button" look="outlined" onClick={() => switchOrganization(other.id)}>
          {text('organizations.goTo', { name: other.name })}
        </OnPaper>
      )}
    </Bar>
  );
}
