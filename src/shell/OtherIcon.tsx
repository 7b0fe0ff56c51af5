import type { ReactNode } from 'react';
import { DEFAULT_ICON } from './menuIcons.ts';
import { otherIcons } from './otherIcons.ts';

/** An icon that is not on the screen from the start. */
export default function OtherIcon({ name }: { readonly name: string }): ReactNode {
  const Icon = otherIcons[name] ?? DEFAULT_ICON;
  return <Icon aria-hidden fontSize="small" />;
}
