import { useColorScheme } from '@mui/material/styles';
import { useNotify, useRefresh } from 'ra-core';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { usePartWords, type LaterWord } from '../../i18n/usePartWords.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import type { ShortcutId } from '../shortcuts/shortcutTable.ts';
import type { MenuState } from '../useMenuState.ts';
import type { PaletteCommand } from './entries.ts';

export interface RunnableCommand extends PaletteCommand {
  readonly run: () => void;
  /** Does the same by keys. */
  readonly shortcut?: ShortcutId;
}

const MODES: readonly { readonly mode: 'light' | 'dark' | 'system'; readonly word: LaterWord }[] = [
  { mode: 'light', word: 'shell.theme.light' },
  { mode: 'dark', word: 'shell.theme.dark' },
  { mode: 'system', word: 'shell.theme.system' },
];

/** What the palette can do besides going somewhere. */
export function useCommandList(menu: MenuState, onHelp: () => void): readonly RunnableCommand[] {
  const words = usePartWords('later');
  const refresh = useRefresh();
  const notify = useNotify();
  const { logout } = useSessionCommands();
  const { mode: current, setMode } = useColorScheme();
  const { language, languages, change } = useLanguage();
  const pair = (name: string, value: string) => words('palette.pair', { name, value });
  return [
    { id: 'refresh', title: words('palette.refresh'), run: refresh, shortcut: 'refresh' },
    { id: 'menu', title: words(menuWord(menu)), run: menu.toggle, shortcut: 'menu' },
    ...MODES.filter(({ mode }) => mode !== current).map(({ mode, word }) => ({
      id: `theme:${mode}`,
      title: pair(words('shell.theme.label'), words(word)),
      run: () => setMode(mode),
    })),
    ...languages
      .filter(({ code }) => code !== language)
      .map(({ code, name }) => ({
        id: `language:${code}`,
        title: pair(words('shell.language'), name),
        run: () => {
          change(code).catch(() => notify(words('shell.languageFailed'), { type: 'error' }));
        },
      })),
    { id: 'help', title: words('shortcuts.title'), run: onHelp, shortcut: 'help' },
    { id: 'logout', title: words('shell.logout'), run: logout },
  ];
}

/** What the button of the menu does next. */
function menuWord({ mobile, collapsed }: Pick<MenuState, 'mobile' | 'collapsed'>): LaterWord {
  if (mobile) return 'shell.menu.open';
  return collapsed ? 'shell.menu.expand' : 'shell.menu.collapse';
}
