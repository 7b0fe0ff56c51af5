import ContrastIcon from '@mui/icons-material/Contrast';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/useWords.ts';
import { BarMenu } from './BarMenu.tsx';

const CHOICES = [
  { mode: 'system', word: 'shell.theme.system', Icon: ContrastIcon },
  { mode: 'light', word: 'shell.theme.light', Icon: LightIcon },
  { mode: 'dark', word: 'shell.theme.dark', Icon: DarkIcon },
] as const;

/** Chooses light, dark, or whatever the system says; remembered in this browser. */
export function ThemeMenu(): ReactNode {
  const { mode, setMode } = useColorScheme();
  const words = useWords();
  const Current = CHOICES.find((choice) => choice.mode === mode)?.Icon ?? ContrastIcon;
  return (
    <BarMenu label={words('shell.theme.label')} button={<Current fontSize="small" />}>
      {(close) =>
        CHOICES.map(({ mode: offered, word, Icon }) => (
          <MenuItem
            key={offered}
            role="menuitemradio"
            aria-checked={offered === mode}
            selected={offered === mode}
            onClick={() => {
              setMode(offered);
              close();
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {words(word)}
          </MenuItem>
        ))
      }
    </BarMenu>
  );
}
