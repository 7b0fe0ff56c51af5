import SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { framePart } from './framePart.ts';
import { DEFAULT_ICON, menuIcons } from './menuIcons.ts';

/** Where the other icons cannot be fetched, the one of an entry without icon: no reason to fail. */
const NamedIcon = framePart(() => import('./NamedIcon.tsx'), DefaultIcon);

/** The icon a manifest names, or a folder where it names none. */
export function MenuIcon({ name }: { readonly name: string | undefined }): ReactNode {
  if (name === undefined) return <DefaultIcon />;
  const Icon = menuIcons[name];
  if (Icon) return <Icon aria-hidden fontSize="small" />;
  return <NamedIcon fallback={<SvgIcon aria-hidden fontSize="small" />} name={name} />;
}

function DefaultIcon(): ReactNode {
  return <DEFAULT_ICON aria-hidden fontSize="small" />;
}
