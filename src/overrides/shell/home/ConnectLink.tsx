import type { ReactNode } from 'react';
import { OUTSIDE, OutsideMark } from '@gatehouse-console/engine/controls/OutsideMark.tsx';
import { PushAnchor } from '@gatehouse-console/engine/theme/buttons.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

interface ConnectLinkProps {
  /** Undefined: nothing is shown. */
  readonly address: string | undefined;
  /** Of the asset or application. */
  readonly name: string;
}

/** Opens the terminal of an asset or application in a new tab. */
export function ConnectLink({ address, name }: ConnectLinkProps): ReactNode {
  const text = useText();
  if (address === undefined) return null;
  return (
    <PushAnchor
      look="outlined"
      href={address}
      {...OUTSIDE}
      aria-label={text('shell.newTab', { name: text('home.connectTo', { name }) })}
    >
      {text('home.connect')}
      <OutsideMark />
    </PushAnchor>
  );
}
