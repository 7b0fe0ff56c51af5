import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PushButton } from '../../theme/buttons.ts';
import { onSwitcherUsed, rememberSwitcher } from './viewHelp.ts';

const Hint = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    width: 'fit-content',
    maxWidth: '100%',
    marginInline: 8,
    paddingInlineStart: 8,
    borderInlineStart: `3px solid ${palette.accent}`,
    ...theme.typography.caption,
    // In two lines, it has room in a window of 992 px.
    lineHeight: 1.35,
  };
});

/**
 * Tells once, in the idle room of the top bar, which menu switches views: it covers nothing, and nothing moves when it
 * comes or goes.
 */
export default function ViewHelp(): ReactNode {
  const { profile, views } = useSession();
  const { list } = useFormats();
  const text = useText();
  const [isShown, setIsShown] = useState(true);
  useEffect(() => onSwitcherUsed(() => setIsShown(false)), []);
  if (!isShown) return null;
  const names = views.filter(({ inSwitcher }) => inSwitcher).map(({ title }) => text(title));
  return (
    <Hint role="note">
      <Box component="span" sx={{ minWidth: 0 }}>
        {text('areas.changeView', { views: list(names) })}
      </Box>
      <PushButton onClick={() => rememberSwitcher(profile.username)}>
        {text('areas.understood')}
      </PushButton>
    </Hint>
  );
}
