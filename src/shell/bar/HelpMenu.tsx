import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import type { ReactNode } from 'react';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { useSession } from '../../session/SessionContext.ts';
import { BarMenu } from '../BarMenu.tsx';
import { MenuIcon } from '../MenuIcon.tsx';
import { helpLinks, type HelpKind } from './help.ts';

/** Icons of the manifests' own set: they are fetched when the menu is opened. */
const ICONS: Readonly<Record<HelpKind, string>> = {
  document: 'files',
  support: 'message',
  downloads: 'external',
  enterprise: 'licence',
};

/** Documentation, support, downloads, and the way to the enterprise edition. */
export function HelpMenu(): ReactNode {
  const { settings, licenceValid } = useSession();
  const words = usePartWords('later');
  return (
    <BarMenu
      label={words('topbar.help.label')}
      button={<HelpIcon fontSize="small" />}
      choices={helpLinks(settings, licenceValid).map(({ kind, href }) => ({
        key: kind,
        label: words(`topbar.help.${kind}`),
        icon: <MenuIcon name={ICONS[kind]} />,
        href,
      }))}
    />
  );
}
