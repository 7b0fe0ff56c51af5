import TerminalIcon from '@mui/icons-material/TerminalOutlined';
import type { ReactNode } from 'react';
import { Gated } from '../../session/Gated.tsx';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { IconAnchor, IconLink } from '../../theme/buttons.ts';
import { externalAddress } from '../externalAddress.ts';
import { Tooltip } from '../Tooltip.tsx';
import { MenuIcon } from '../MenuIcon.tsx';
import { barGates, offeredPath } from './gates.ts';
import { HelpMenu } from './HelpMenu.tsx';
import { TicketsLink } from './TicketsLink.tsx';
import { useText } from '../../i18n/useText.ts';

/** The web terminal, with the time of the click (spec 1, section 2.3). */
const TERMINAL = '/luna/?_={timestamp}';

/** Web terminal, system settings, tickets and help: the middle of the top bar's right side. */
export default function BarItems(): ReactNode {
  const { gateContext } = useSession();
  const routes = useRoutes();
  const text = useText();
  const settings = offeredPath(routes, gateContext, 'SystemSetting', barGates.settings);
  const tickets = offeredPath(routes, gateContext, 'TicketList', barGates.tickets);
  return (
    <>
      <Gated gate={barGates.terminal}>
        <Tooltip text={text('topbar.terminal')} side="below">
          <IconAnchor
            href={externalAddress(TERMINAL)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text('shell.newTab', { name: text('topbar.terminal') })}
            onClick={({ currentTarget }) => {
              currentTarget.href = externalAddress(TERMINAL);
            }}
          >
            <TerminalIcon fontSize="small" />
          </IconAnchor>
        </Tooltip>
      </Gated>
      {settings !== undefined && (
        <Tooltip text={text('topbar.settings')} side="below">
          <IconLink to={settings} aria-label={text('topbar.settings')}>
            <MenuIcon name="settings" />
          </IconLink>
        </Tooltip>
      )}
      {tickets !== undefined && <TicketsLink />}
      <HelpMenu />
    </>
  );
}
