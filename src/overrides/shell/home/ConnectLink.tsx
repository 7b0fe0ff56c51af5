import type { ReactNode } from 'react';
import { OUTSIDE, OutsideMark } from '@gatehouse-console/engine/controls/OutsideMark.tsx';
import { PushAnchor } from '@gatehouse-console/engine/theme/buttons.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

interface ConnectLinkProps {
  /** Undefined: nothing is shown. */
  readonly address: string | undefined;
  /** Of the asset or application. */
  readonly name: string;
  /** It was used before. */
  readonly again?: boolean;
}

/** Opens the terminal of an asset or application in a new tab. */
export function ConnectLink({ address, name, again = false }: ConnectLinkProps): ReactNode {
  const text = useText();
  if (address === undefined) return null;
  const what = again ? 'reconnect' : 'connect';
  return (
    <PushAnchor
      look="outlined"
      href={address}
      {...OUTSIDE}
      aria-label={text('shell.newTab', { name: text(`home.${what}To`, { name }) })}
    >
      {text(`home.${what}`)}
      <OutsideMark />
    </PushAnchor>
  );
}
