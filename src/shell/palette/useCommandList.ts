import { sessionFacts } from '#project/generated/session.ts';
import { useColorScheme } from '@mui/material/styles';
import { useNotify, useRefresh } from 'ra-core';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import type { ShortcutId } from '../shortcuts/shortcutTable.ts';
import { useShell } from '../shellContext.ts';
import { useTabStrip } from '../tabs/useTabStrip.ts';
import type { MenuState } from '../useMenuState.ts';
import type { PaletteCommand } from './entries.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

export interface RunnableCommand extends PaletteCommand {
  readonly run: () => void;
  /** The shortcut for the same. */
  readonly shortcut?: ShortcutId;
}

const MODES = ['light', 'dark', 'system'] as const;

/** The commands of the palette, besides navigation. */
export function useCommandList(onHelp: () => void): readonly RunnableCommand[] {
  const { menu } = useShell();
  const text = useText();
  const refresh = useRefresh();
  const notify = useNotify();
  const { logout } = useSessionCommands();
  const { mode: current, setMode } = useColorScheme();
  const { language, languages, change } = useLanguage();
  const [hidden, hide] = useTabStrip();
  const pair = (name: string, value: string) => text('palette.pair', { name, value });
  return [
    { id: 'refresh', title: text('palette.refresh'), run: refresh, shortcut: 'refresh' },
    {
      id: 'tabs',
      title: text(hidden ? 'tabBar.show' : 'tabBar.hide'),
      run: () => hide(!hidden),
    },
    { id: 'menu', title: text(menuWord(menu)), run: menu.toggle, shortcut: 'menu' },
    ...MODES.filter((mode) => mode !== current).map((mode) => ({
      id: `theme:${mode}`,
      title: pair(text('shell.theme.label'), text(`shell.theme.${mode}`)),
      also: text('palette.themeWords'),
      run: () => setMode(mode),
    })),
    ...languages
      .filter(({ code }) => code !== language)
      .map(({ code, name }) => ({
        id: `language:${code}`,
        title: pair(text('shell.language'), name),
        run: () => {
          change(code).catch(() => notify(text('shell.languageFailed'), { type: 'error' }));
        },
      })),
    { id: 'help', title: text('shortcuts.title'), run: onHelp, shortcut: 'help' },
    ...(sessionFacts.login ? [{ id: 'logout', title: text('shell.logout'), run: logout }] : []),
  ];
}

/** Label of what the menu button does next. */
function menuWord({ mobile, collapsed }: Pick<MenuState, 'mobile' | 'collapsed'>): TextKey {
  if (mobile) return 'shell.menu.open';
  return collapsed ? 'shell.menu.expand' : 'shell.menu.collapse';
}
