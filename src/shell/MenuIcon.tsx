import SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { lazyPart } from '../i18n/lazyPart.tsx';
import { DEFAULT_ICON, menuIcons } from './menuIcons.ts';

/** With the page, not after it: a menu without its icons looks broken. The default icon when they cannot be loaded. */
const NamedIcon = lazyPart(() => import('./NamedIcon.tsx'), { instead: DefaultIcon });

/** The icon that the manifest names, or a folder. */
export function MenuIcon({ name }: { readonly name: string | undefined }): ReactNode {
  if (name === undefined) return <DefaultIcon />;
  const Icon = menuIcons[name];
  if (Icon) return <Icon aria-hidden fontSize="small" />;
  return <NamedIcon fallback={<SvgIcon aria-hidden fontSize="small" />} name={name} />;
}

function DefaultIcon(): ReactNode {
  return <DEFAULT_ICON aria-hidden fontSize="small" />;
}
