import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { request } from '../../api/client.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { useSession } from '../../session/SessionContext.ts';
import { IconLink } from '../../theme/buttons.ts';
import { rem } from '../../theme/sizes.ts';
import { Hint } from '../Hint.tsx';
import { MenuIcon } from '../MenuIcon.tsx';
import { badgeText } from '../badge.ts';
import { assignedTicketsQuery, readCount, TICKETS_ADDRESS } from './assignedTickets.ts';

/** spec 1, section 2.3 */
const TICKETS_PAGE = '/tickets';
/** Where those stand that wait for this person (contract: shell, top bar). */
const WAITING_PAGE = '/tickets/tickets?activeTab=assigned';
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

/** The way to the tickets, with the number of open ones that wait for this person. */
export function TicketsLink(): ReactNode {
  const { id } = useSession().profile;
  const words = usePartWords('later');
  // A number that could not be learned is no reason for a message: the link works without it.
  const { data = 0 } = useQuery({
    queryKey: ['topbar', 'assigned-tickets', id],
    queryFn: async ({ signal }) =>
      readCount(
        await request(TICKETS_ADDRESS, { query: assignedTicketsQuery(id), quiet: true, signal }),
      ),
    retry: false,
  });
  const badge = badgeText(data);
  const label =
    badge === '' ? words('topbar.tickets') : words('topbar.ticketsWaiting', { count: badge });
  return (
    <Hint text={label} side="below">
      <IconLink
        to={data > 0 ? WAITING_PAGE : TICKETS_PAGE}
        aria-label={label}
        style={{ position: 'relative' }}
      >
        <MenuIcon name="ticket" />
        {badge !== '' && <Badge aria-hidden>{badge}</Badge>}
      </IconLink>
    </Hint>
  );
}
