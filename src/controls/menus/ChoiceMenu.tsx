import { useState, type ReactNode } from 'react';
import type { ChoiceMenuProps } from './choice.ts';
import { loadMenu } from './loadMenu.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

const OpenMenu = lazyPart(loadMenu);

/** The menu of a button; loaded when it is first opened. */
export function ChoiceMenu(props: ChoiceMenuProps): ReactNode {
  const [used, setUsed] = useState(false);
  if (props.anchor && !used) setUsed(true);
  if (!used) return null;
  return <OpenMenu {...props} />;
}
