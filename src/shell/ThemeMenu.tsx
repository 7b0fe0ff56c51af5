import ContrastIcon from '@mui/icons-material/Contrast';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BarMenu } from './BarMenu.tsx';
import type { TextKey } from '../../generated/texts.ts';
import { useText } from '../i18n/useText.ts';

const CHOICES: readonly {
  readonly mode: 'system' | 'light' | 'dark';
  readonly word: TextKey;
  readonly Icon: typeof DarkIcon;
}[] = [
  { mode: 'system', word: 'shell.theme.system', Icon: ContrastIcon },
  { mode: 'light', word: 'shell.theme.light', Icon: LightIcon },
  { mode: 'dark', word: 'shell.theme.dark', Icon: DarkIcon },
];

/** Selects the light, dark or system theme; stored in this browser. */
export function ThemeMenu(): ReactNode {
  const { mode, setMode } = useColorScheme();
  const text = useText();
  const Current = CHOICES.find((choice) => choice.mode === mode)?.Icon ?? ContrastIcon;
  return (
    <BarMenu
      label={text('shell.theme.label')}
      button={<Current fontSize="small" />}
      choices={CHOICES.map(({ mode: offered, word, Icon }) => ({
        key: offered,
        label: text(word),
        icon: <Icon fontSize="small" />,
        radio: true,
        selected: offered === mode,
        onPress: () => setMode(offered),
      }))}
    />
  );
}
