import SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { optionalPart } from './optionalPart.ts';
import { DEFAULT_ICON, menuIcons } from './menuIcons.ts';

/** The default icon when the other icons cannot be loaded. */
const NamedIcon = optionalPart(() => import('./NamedIcon.tsx'), DefaultIcon);

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
