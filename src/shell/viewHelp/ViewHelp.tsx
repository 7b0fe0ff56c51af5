import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PushButton } from '../../theme/buttons.ts';
import { onSwitcherUsed, rememberSwitcher } from './viewHelp.ts';

const Hint = styled('div')(({ theme }) => {
  const { palette, typography } = theme.vars ? { ...theme, palette: theme.vars.palette } : theme;
  return {
    margin: 8,
    padding: '8px 8px 4px 12px',
    borderRadius: 6,
    borderInlineStart: `3px solid ${palette.menu.mark}`,
    background: palette.menu.active,
    color: palette.menu.text,
    ...typography.caption,
  };
});

/** Tells once, at the foot of the open menu, where views are switched: nothing of the page is covered or moved. */
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
      {text('areas.changeView', { views: list(names) })}
      <PushButton onClick={() => rememberSwitcher(profile.username)}>
        {text('areas.understood')}
      </PushButton>
    </Hint>
  );
}
