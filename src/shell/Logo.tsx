import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { app } from '#project/generated/app.ts';
import { useSession } from '../session/SessionContext.ts';
import { brandPicture } from '../session/brand.ts';
import { TOP_BAR_PX } from '../theme/sizes.ts';
import { useText } from '../i18n/useText.ts';

const Drawing = styled('svg')(({ theme }) => ({
  width: 24,
  height: 24,
  flex: 'none',
  color: (theme.vars ?? theme).palette.accent,
}));

const LOGO_HEIGHT_PX = 30;

const HomeLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  height: TOP_BAR_PX,
  flex: 'none',
  padding: '0 8px',
  color: (theme.vars ?? theme).palette.menu.activeText,
  fontWeight: 600,
  textDecoration: 'none',
  '& img': { maxHeight: LOGO_HEIGHT_PX, maxWidth: '100%', objectFit: 'contain' },
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.menu.mark}`,
    outlineOffset: -2,
  },
}));

/**
 * The logo of the deployment, which may be another one on the collapsed menu; our own when there is none or it
 * cannot be loaded.
 */
export function Logo({ collapsed }: { readonly collapsed: boolean }): ReactNode {
  const text = useText();
  const address = brandPicture(useSession().settings, collapsed ? 'collapsed' : 'open');
  const [broken, setBroken] = useState<string>();
  const usable = address !== undefined && address !== '' && address !== broken;
  const named = !usable && !collapsed;
  const label = text('app.home');
  return (
    // The name of a link has what can be seen of it (WCAG 2.2, criterion 2.5.3).
    <HomeLink to="/" aria-label={named ? `${app.name}: ${label}` : label}>
      {usable ? (
        <img src={address} alt="" height={LOGO_HEIGHT_PX} onError={() => setBroken(address)} />
      ) : (
        <>
          <Mark />
          {named && <span>{app.name}</span>}
        </>
      )}
    </HomeLink>
  );
}

/** Our logo, a gate; decoration. */
function Mark(): ReactNode {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M3 21V10a9 9 0 0 1 18 0v11" strokeWidth="2" strokeLinecap="round" />
      <path d="M12 7v14l-5-2v-8.5z" fill="currentColor" stroke="none" />
      <path d="M1.5 21h21" strokeWidth="2" strokeLinecap="round" />
    </Drawing>
  );
}
