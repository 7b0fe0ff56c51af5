import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ChoiceMenuProps } from './choice.ts';
import { loadMenu } from './loadMenu.ts';

const OpenMenu = lazy(loadMenu);

/** The menu of a button. Nothing of it is loaded or drawn before it is first opened. */
export function ChoiceMenu(props: ChoiceMenuProps): ReactNode {
  const [used, setUsed] = useState(false);
  if (props.anchor && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <OpenMenu {...props} />
    </Suspense>
  );
}
