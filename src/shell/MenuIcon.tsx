import type { ReactNode } from 'react';
import { DEFAULT_ICON, icons } from './icons.ts';

/** The icon a manifest names, or a folder where it names none. */
export function MenuIcon({ name }: { readonly name: string | undefined }): ReactNode {
  const Icon = (name === undefined ? undefined : icons[name]) ?? DEFAULT_ICON;
  return <Icon aria-hidden fontSize="small" />;
}
