import SvgIcon from '@mui/material/SvgIcon';
import { lazy, Suspense, type ReactNode } from 'react';
import { afterPage } from './afterPage.ts';
import { DEFAULT_ICON, menuIcons } from './menuIcons.ts';

/** Where the other icons cannot be fetched, the one of an entry without icon: no reason to fail. */
const OtherIcon = lazy(
  afterPage(() => import('./OtherIcon.tsx').catch(() => ({ default: DefaultIcon }))),
);

/** The icon a manifest names, or a folder where it names none. */
export function MenuIcon({ name }: { readonly name: string | undefined }): ReactNode {
  if (name === undefined) return <DefaultIcon />;
  const Icon = menuIcons[name];
  if (Icon) return <Icon aria-hidden fontSize="small" />;
  return (
    <Suspense fallback={<SvgIcon aria-hidden fontSize="small" />}>
      <OtherIcon name={name} />
    </Suspense>
  );
}

function DefaultIcon(): ReactNode {
  return <DEFAULT_ICON aria-hidden fontSize="small" />;
}
