import ContrastIcon from '@mui/icons-material/Contrast';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BarMenu } from './BarMenu.tsx';
import { useText } from '../i18n/useText.ts';

const ICONS = { system: ContrastIcon, light: LightIcon, dark: DarkIcon } as const;
const MODES = ['system', 'light', 'dark'] as const;

/** Selects the light, dark or system theme; stored in this browser. */
export function ThemeMenu(): ReactNode {
  const { mode, setMode } = useColorScheme();
  const text = useText();
  const Current = ICONS[mode ?? 'system'];
  return (
    <BarMenu
      label={text('shell.theme.label')}
      button={<Current fontSize="small" />}
      choices={MODES.map((offered) => {
        const Icon = ICONS[offered];
        return {
          key: offered,
          label: text(`shell.theme.${offered}`),
          icon: <Icon fontSize="small" />,
          radio: true,
          selected: offered === mode,
          onPress: () => setMode(offered),
        };
      })}
    />
  );
}
