import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { PushButton } from '../../theme/buttons.ts';
import { EntryButton, EntryText } from '../menuParts.ts';
import { MenuIcon } from '../MenuIcon.tsx';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

const OrganizationPicker = lazyPart(() => import('./OrganizationPicker.tsx'));

/** Wide enough for most names; others are truncated and shown in full in the list. */
const NAME_PX = 180;

const BarButton = styled(PushButton)({ minWidth: 0, flexShrink: 1 });
const Name = styled('span')({
  maxWidth: NAME_PX,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export interface SelectorProps {
  /** In the top bar, or in the menu of a narrow window. */
  readonly place: 'bar' | 'menu';
}

/** The button with the current organization, and its list. */
export default function SelectorButton({ place }: SelectorProps): ReactNode {
  const { organization } = useSession();
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [used, setUsed] = useState(false);
  const facts = {
    type: 'button',
    'aria-label': text('organizations.label', { name: organization.name }),
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    ...(anchor && { 'aria-controls': id }),
    onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
      setUsed(true);
      setAnchor(currentTarget);
    },
  } as const;
  const icon = <MenuIcon name="organization" />;
  return (
    <>
      {place === 'bar' ? (
        <BarButton {...facts}>
          {icon}
          <Name>{organization.name}</Name>
          <UnfoldMore aria-hidden sx={{ color: 'text.secondary' }} />
        </BarButton>
      ) : (
        <EntryButton {...facts}>
          {icon}
          <EntryText>{organization.name}</EntryText>
          <UnfoldMore aria-hidden fontSize="small" sx={{ marginInlineEnd: 3 }} />
        </EntryButton>
      )}
      {used && <OrganizationPicker id={id} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
