import type { ReactNode } from 'react';
import { DEFAULT_ICON } from './menuIcons.ts';
import { namedIcons } from './namedIcons.ts';

/** An icon that is not on the screen from the start. */
export default function NamedIcon({ name }: { readonly name: string }): ReactNode {
  const Icon = namedIcons[name] ?? DEFAULT_ICON;
  return <Icon aria-hidden fontSize="small" />;
}
