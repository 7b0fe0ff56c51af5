import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import type { ReactNode } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { BarMenu } from '../BarMenu.tsx';
import { MenuIcon } from '../MenuIcon.tsx';
import { helpLinks, type HelpKind } from './help.ts';
import { useText } from '../../i18n/useText.ts';

/** Icons of the manifests' set, loaded when the menu is opened. */
const ICONS: Readonly<Record<HelpKind, string>> = {
  document: 'files',
  support: 'message',
  downloads: 'external',
  enterprise: 'licence',
};

/** Documentation, support, downloads, enterprise edition. */
export function HelpMenu(): ReactNode {
  const { settings, licenceValid } = useSession();
  const text = useText();
  return (
    <BarMenu
      label={text('topbar.help.label')}
      button={<HelpIcon fontSize="small" />}
      choices={helpLinks(settings, licenceValid).map(({ kind, href }) => ({
        key: kind,
        label: text(`topbar.help.${kind}`),
        icon: <MenuIcon name={ICONS[kind]} />,
        href,
      }))}
    />
  );
}
