import { type ReactNode, useState } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { ShellLink, ShellPage } from '../../../codegen/model/console.ts';
import type { RouteName } from '#project/generated/names.ts';
import { waiting } from '#project/generated/sessionParts.ts';
import { shell } from '#project/generated/shell.ts';
import { useText } from '../../i18n/useText.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { IconAnchor, IconLink } from '../../theme/buttons.ts';
import { externalAddress } from '../externalAddress.ts';
import { MenuIcon } from '../MenuIcon.tsx';
import { Tooltip } from '../Tooltip.tsx';
import { allowedPath } from './allowedPath.ts';
import { OUTSIDE } from '../../controls/OutsideMark.tsx';
import { Badge } from '../../controls/Badge.tsx';
import { badgeText } from '../../controls/badgeText.ts';
import { useWaiting } from './useWaiting.ts';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { app } from '#project/generated/app.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { BarMenu } from '../BarMenu.tsx';
import { helpLinks, type HelpKind } from './help.ts';

/** The top bar items of the manifest, and help. */
export default function BarItems(): ReactNode {
  const { gateContext } = useSession();
  const routes = useRoutes();
  const text = useText();
  return (
    <>
      {shell.bar.map((entry) => {
        const name = text(`topbar.${entry.key}`);
        if ('external' in entry) {
          return (
            decideGate(entry.gate, gateContext).open && (
              <ExternalItem key={entry.key} name={name} link={entry} />
            )
          );
        }
        const to = allowedPath(routes, gateContext, entry);
        if (to === undefined) return null;
        if (waiting[entry.key])
          return <CountedLink key={entry.key} entry={entry} name={name} to={to} />;
        return (
          <Tooltip key={entry.key} text={name} side="below">
            <IconLink to={to} aria-label={name}>
              <MenuIcon name={entry.icon} />
            </IconLink>
          </Tooltip>
        );
      })}
      <HelpMenu />
    </>
  );
}

interface ExternalItemProps {
  readonly name: string;
  readonly link: ShellLink;
}

/** An external address, with the time of the click (spec 1, section 2.3). */
function ExternalItem({ name, link: { external, icon } }: ExternalItemProps): ReactNode {
  const label = useText()('shell.newTab', { name });
  return (
    <Tooltip text={label} side="below">
      <IconAnchor
        href={externalAddress(external)}
        {...OUTSIDE}
        aria-label={label}
        onClick={({ currentTarget }) => {
          currentTarget.href = externalAddress(external);
        }}
      >
        <MenuIcon name={icon} />
      </IconAnchor>
    </Tooltip>
  );
}

/** The compiler asks for it where something is counted. */
const waitingText = (key: string): string => `topbar.${key}Waiting`;

interface CountedLinkProps {
  readonly entry: ShellPage<RouteName>;
  readonly name: string;
  readonly to: string;
}

/** Link to a page, with the number of records that wait for this user; then it leads to those (contract: shell, section 5). */
function CountedLink({ entry: { key, route, icon }, name, to }: CountedLinkProps): ReactNode {
  const text = useText();
  const { opens = route, tab } = waiting[key] ?? {};
  const theirs = useRoutes().address(opens, {}, tab === undefined ? {} : { activeTab: tab });
  const count = useWaiting(key);
  const badge = badgeText(count);
  const label = badge === '' ? name : text(waitingText(key), { count: badge });
  return (
    <Tooltip text={label} side="below">
      <IconLink
        to={count > 0 && theirs !== undefined ? theirs : to}
        aria-label={label}
        style={{ position: 'relative' }}
      >
        <MenuIcon name={icon} />
        <Badge count={count} />
      </IconLink>
    </Tooltip>
  );
}

/** Icons of the manifests' set, loaded when the menu is opened. */
const ICONS: Readonly<Record<HelpKind, string>> = {
  document: 'files',
  support: 'message',
  downloads: 'external',
  enterprise: 'licence',
};

const AboutDialog = lazyPart(() => import('./AboutDialog.tsx'));

/** Documentation, support, downloads, enterprise edition, and what this console is. */
function HelpMenu(): ReactNode {
  const { settings, licenceValid } = useSession();
  const text = useText();
  const [isAbout, setIsAbout] = useState(false);
  const links = helpLinks(settings, licenceValid).map(({ kind, href }) => ({
    key: kind,
    label: text(`topbar.help.${kind}`),
    icon: <MenuIcon name={ICONS[kind]} />,
    href,
  }));
  const about = {
    key: 'about',
    label: text('about.title', { name: app.name }),
    icon: <MenuIcon name="shield" />,
    onPress: () => setIsAbout(true),
  };
  return (
    <>
      <BarMenu
        label={text('topbar.help.label')}
        button={<HelpIcon fontSize="small" />}
        choices={[...links, about]}
      />
      {isAbout && <AboutDialog onClose={() => setIsAbout(false)} />}
    </>
  );
}
