import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PushButton } from '../../theme/buttons.ts';
import { VIEW_HELP_PX } from '../../theme/sizes.ts';
import { onSwitcherUsed, rememberSwitcher } from './viewHelp.ts';

/** Where the switcher begins in the top bar. */
const START_PX = 44;
const ARROW_PX = 10;

const Aside = styled('aside')({
  minHeight: VIEW_HELP_PX,
  '@media print': { display: 'none' },
});
const Hint = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: 'fit-content',
    maxWidth: `calc(100% - ${START_PX + 8}px)`,
    marginInlineStart: START_PX,
    marginBlock: `${ARROW_PX / 2 + 4}px 6px`,
    padding: '2px 4px 2px 12px',
    borderRadius: 6,
    border: `1px solid ${palette.accent}`,
    background: palette.background.paper,
    color: palette.text.primary,
    '&::before': {
      content: '""',
      position: 'absolute',
      top: -(ARROW_PX / 2) - 1,
      insetInlineStart: 24,
      width: ARROW_PX,
      height: ARROW_PX,
      border: `solid ${palette.accent}`,
      borderWidth: '1px 0 0 1px',
      background: 'inherit',
      transform: 'rotate(45deg)',
    },
  };
});

/**
 * Explains the view switcher once, in a line of its own below it, so that it covers nothing
 * (decision 501). Escape, or a press elsewhere, puts it away until the console is opened again.
 */
export default function ViewHelp(): ReactNode {
  const { username } = useSession().profile;
  const [shown, setShown] = useState(true);
  return shown && <HintOf username={username} onClose={() => setShown(false)} />;
}

interface HintOfProps {
  readonly username: string;
  readonly onClose: () => void;
}

function HintOf({ username, onClose }: HintOfProps): ReactNode {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => onSwitcherUsed(onClose), [onClose]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    // A whole click, not its beginning: what was pressed must not move away below the pointer.
    const onClick = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [onClose]);
  return (
    <Aside>
      <Hint ref={box} role="note">
        <Box component="span" sx={{ typography: 'body2' }}>
          {text('areas.changeView')}
        </Box>
        <PushButton onClick={() => rememberSwitcher(username)}>
          {text('areas.understood')}
        </PushButton>
      </Hint>
    </Aside>
  );
}
