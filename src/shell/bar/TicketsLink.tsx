import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconLink } from '../../theme/buttons.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { rem } from '../../theme/sizes.ts';
import { Tooltip } from '../Tooltip.tsx';
import { MenuIcon } from '../MenuIcon.tsx';
import { badgeText } from '../badge.ts';
import { useAssignedTickets } from './useAssignedTickets.ts';
import { useText } from '../../i18n/useText.ts';

/** The tab of assigned tickets (contract: shell, section 5). */
const WAITING = { activeTab: 'assigned' };
const BADGE_PX = 16;
const BADGE_TEXT_PX = 10;

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: -2,
  insetInlineEnd: -4,
  minWidth: BADGE_PX,
  paddingInline: 3,
  borderRadius: BADGE_PX / 2,
  fontSize: rem(BADGE_TEXT_PX),
  lineHeight: `${BADGE_PX}px`,
  textAlign: 'center',
  background: (theme.vars ?? theme).palette.error.main,
  color: (theme.vars ?? theme).palette.error.contrastText,
}));

/** Link to the tickets, with the number of open tickets assigned to this person. */
export function TicketsLink({ to }: { readonly to: string }): ReactNode {
  const text = useText();
  const assigned = useRoutes().address('TicketList', {}, WAITING);
  const waiting = useAssignedTickets();
  const badge = badgeText(waiting);
  const label =
    badge === '' ? text('topbar.tickets') : text('topbar.ticketsWaiting', { count: badge });
  return (
    <Tooltip text={label} side="below">
      <IconLink
        to={waiting > 0 && assigned !== undefined ? assigned : to}
        aria-label={label}
        style={{ position: 'relative' }}
      >
        <MenuIcon name="ticket" />
        {badge !== '' && <Badge aria-hidden>{badge}</Badge>}
      </IconLink>
    </Tooltip>
  );
}
