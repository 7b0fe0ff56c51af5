import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { useState, type ReactNode } from 'react';
import { app } from '../../../generated/app.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
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

const AboutDialog = lazyPart(() => import('./AboutDialog.tsx'));

/** Documentation, support, downloads, enterprise edition, and what this console is. */
export function HelpMenu(): ReactNode {
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
