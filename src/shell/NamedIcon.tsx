import type { ReactNode } from 'react';
import { DEFAULT_ICON } from './menuIcons.ts';
import { namedIcons } from './namedIcons.ts';

/** An icon outside of the first load. */
export default function NamedIcon({ name }: { readonly name: string }): ReactNode {
  const Icon = namedIcons[name] ?? DEFAULT_ICON;
  return <Icon aria-hidden fontSize="small" />;
}
