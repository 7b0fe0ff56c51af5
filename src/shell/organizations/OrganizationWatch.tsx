import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { hasLostOrganization } from '../../session/withProfile.ts';
import { sessionFacts } from '#project/generated/session.ts';
import { buildAddress } from '../../api/address.ts';
import { api, organizationContext } from '../../api/client.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useNotify } from 'ra-core';
import { useLocation } from 'react-router';
import { isOrganization, chooseOrganization, mayBeSeveral } from '../../session/organizations.ts';
import { useText } from '../../i18n/useText.ts';
import {
  readOrganizationCookie,
  writeOrganizationCookie,
} from '../../session/organizationCookie.ts';
import { organizationsIn } from '../../session/organizationsIn.ts';
import { readOrganization } from '../../session/readAnswers.ts';
import { Confirmation } from '../../controls/Confirmation.tsx';
import { app } from '#project/generated/app.ts';
import {
  fetchCurrentOrganization,
  leavingEnvironment,
  organizationMemory,
} from '../../session/browser.ts';
import { styled } from '@mui/material/styles';
import { PushButton } from '../../theme/buttons.ts';
import { LAYER, TOP_BAR_PX } from '../../theme/sizes.ts';
import { opensOutsideTab } from './opensOutsideTab.ts';

/** Every successful write below it changes the list of organizations. */
const ORGANIZATIONS = buildAddress(sessionFacts.organizations?.all ?? '').path;

const READS: ReadonlySet<string> = new Set(['GET', 'OPTIONS']);

/**
 * Reports when this tab's organization is deleted or differs from the browser's, and keeps the list
 * of organizations up to date.
 */
export default function OrganizationWatch(): ReactNode {
  const session = useSession();
  const there = useBrowserOrganization();
  useFreshOrganizations();
  useRefusedNotice();
  useWriteGuard();
  if (hasLostOrganization(session)) return <OrganizationGoneDialog />;
  return there === undefined ? null : <OrganizationChangedBar there={there} />;
}

/** Fetches the profile after an organization was created, changed or deleted here. */
function useFreshOrganizations(): void {
  const { refreshProfile } = useSessionCommands();
  // After a failure the next session check does the same.
  const refresh = useEffectEvent(() => void refreshProfile().catch(() => undefined));
  useEffect(
    () =>
      api.onAnswer(({ method, path, ok }) => {
        if (ok && !READS.has(method) && path.startsWith(ORGANIZATIONS)) refresh();
      }),
    [],
  );
}

/** Says once that the address names an organization that this user may not use, and that it is ignored. */
function useRefusedNotice(): void {
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
      // Stays until it is closed: the user followed a link and must know where they are.
      autoHideDuration: null,
    });
  }, [search, organization, notify, text]);
}

/**
 * The browser's organization (the cookie that all tabs share) when it differs from this tab's. A
 * change in another tab is noticed by local storage; any other change when this tab gets the focus.
 * Without the extension there is only one.
 */
function useBrowserOrganization(): string | undefined {
  const { organization, settings } = useSession();
  const [cookie, setCookie] = useState(() => readOrganizationCookie());
  useEffect(() => {
    const look = () => setCookie(readOrganizationCookie());
    look();
    window.addEventListener('storage', look);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [organization]);
  const differs = cookie !== undefined && cookie !== '' && !isOrganization(organization, cookie);
  return mayBeSeveral(settings) && differs ? cookie : undefined;
}

/** The answer is valid for this time, so that several writes ask once. */
const FRESH_MS = 10_000;

/**
 * A server that does not know the organization of a call silently uses the default one (protocol,
 * section 1). So before a write it is asked whether it knows this tab's; if not, nothing is written
 * and the profile is fetched.
 */
function useWriteGuard(): void {
  const { organization, settings } = useSession();
  const { refreshProfile } = useSessionCommands();
  const notify = useNotify();
  const text = useText();
  const refuse = useEffectEvent(async () => {
    notify(text('organizations.notSaved', { name: organization.name }), { type: 'error' });
    await refreshProfile();
  });

  const { id } = organization;
  const guarded = mayBeSeveral(settings);
  useEffect(() => {
    if (!guarded) return undefined;
    let askedAt = Date.now();
    return api.guardWrites(async () => {
      if (Date.now() - askedAt < FRESH_MS) return true;
      // When this check fails, the write itself will say why.
      const answer = await fetchCurrentOrganization({ quiet: true }).catch(() => undefined);
      if (answer === undefined || readOrganization(answer).id === id) {
        askedAt = Date.now();
        return true;
      }
      await refuse().catch(() => undefined);
      return false;
    });
  }, [guarded, id]);
}

/**
 * The current organization is gone: the user continues in another one. There is no Cancel,
 * because nothing can be done in it any more.
 */
function OrganizationGoneDialog(): ReactNode {
  const { organization, organizations } = useSession();
  const { switchOrganization } = useSessionCommands();
  const text = useText();
  const next = chooseOrganization({
    list: organizations,
    several: true,
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
function OrganizationChangedBar({ there }: { readonly there: string }): ReactNode {
  const { organization, organizations, profile } = useSession();
  const { switchOrganization } = useSessionCommands();
  const text = useText();
  const first = useRef<HTMLButtonElement>(null);
  const [stopped, setStopped] = useState(false);
  const all = [...organizations, ...organizationsIn(profile)];
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
