import { useRefresh } from 'ra-core';
import { useEffect, useRef, type ReactNode, useEffectEvent, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { isOn, keysOf, calledBy, type Choices, readChoices } from '../shortcuts/choices.ts';
import { ariaChord, isApple, chordOf } from '../shortcuts/chords.ts';
import { Keys } from '../shortcuts/Keys.tsx';
import { useShell } from '../shellContext.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import type { ShortcutId } from '../shortcuts/shortcutTable.ts';
import { isModal, mayCall } from '../shortcuts/typing.ts';
import { storage } from '../../session/browser.ts';
import { createPersonalStorage } from '../../session/personalStorage.ts';
import { useSession } from '../../session/SessionContext.ts';

const loadPalette = () => import('./PaletteDialog.tsx');
const loadHelp = () => import('../shortcuts/ShortcutsDialog.tsx');
const PaletteDialog = lazyPart(loadPalette);
const ShortcutsDialog = lazyPart(loadHelp);

/** Delay before the dialogs are loaded, so that the first one opens at once. */
const WARM_MS = 500;

/** The dialogs of the command bar. */
export type CommandDialog = 'palette' | 'help';

interface CommandsProps {
  /** The open dialog. */
  readonly dialog: CommandDialog | undefined;
  readonly onDialog: (dialog: CommandDialog | undefined) => void;
  /** The element that shows the keys of the palette. */
  readonly keysPlace: HTMLElement | null;
  /** Receives the value of `aria-keyshortcuts`; undefined while the shortcut is off. */
  readonly onKeys: (keys: string | undefined) => void;
}

/** The shortcuts and the two dialogs they open. */
export default function Commands(props: CommandsProps): ReactNode {
  const { dialog, onDialog, keysPlace, onKeys } = props;
  const { menu } = useShell();
  const [choices, changeChoices] = useChoices();
  const refresh = useRefresh();
  const chosen = useRef<() => void>(undefined);
  const open = (which: CommandDialog) => () => {
    onDialog(which);
    return true;
  };
  const calls: ShortcutCalls = {
    palette: open('palette'),
    help: open('help'),
    refresh: () => {
      refresh();
      return true;
    },
    menu: () => {
      menu.toggle();
      return true;
    },
    search: focusSearch,
    create: pressCreate,
  };
  useShortcuts(choices, dialog === undefined ? calls : undefined);
  useEffect(() => {
    // After a failure the press that opens a dialog tries again.
    const timer = setTimeout(() => {
      void Promise.all([loadPalette(), loadHelp()]).catch(() => undefined);
    }, WARM_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Waits until the closed palette has restored the focus.
    if (dialog !== undefined) return;
    chosen.current?.();
    chosen.current = undefined;
  }, [dialog]);

  const keys = isOn('palette', choices) ? keysOf('palette', choices) : undefined;
  useEffect(() => onKeys(keys && ariaChord(keys, isApple())), [keys, onKeys]);

  const close = () => onDialog(undefined);
  return (
    <>
      {keysPlace && keys && createPortal(<Keys chord={keys} />, keysPlace)}
      {dialog === 'palette' && (
        <PaletteDialog
          choices={choices}
          onClose={close}
          onHelp={() => onDialog('help')}
          onChoose={(run) => {
            chosen.current = run;
            close();
          }}
        />
      )}
      {dialog === 'help' && (
        <ShortcutsDialog choices={choices} onChange={changeChoices} onClose={close} />
      )}
    </>
  );
}

/** Focuses the search box of the page; returns false when there is none. */
function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type=search]');
  box?.focus();
  box?.select();
  return box !== null;
}

/** Presses the page's Create link, with its gate and query; returns false when there is none. */
function pressCreate(): boolean {
  const link = document.querySelector<HTMLElement>('main [data-shortcut=create]');
  link?.click();
  return link !== null;
}

/** @returns false when it does nothing here: the browser then handles the keys */
type ShortcutCall = () => boolean;
type ShortcutCalls = Readonly<Record<ShortcutId, ShortcutCall>>;

/**
 * Listens for the user's shortcuts in the whole document.
 *
 * @param calls undefined while a dialog is opening, which gets the keys
 */
function useShortcuts(choices: Choices, calls: ShortcutCalls | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A key that ends the composition of an input method belongs to it.
    if (event.defaultPrevented || event.repeat || event.isComposing || isModal(document)) return;
    const keys = chordOf(event, isApple());
    const id = keys === undefined ? undefined : calledBy(keys, choices);
    if (keys === undefined || id === undefined || !mayCall(id, keys, event.target)) return;
    if (calls?.[id]()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Key of local storage. */
const SHORTCUTS_KEY = 'gatehouse.shortcuts';
const memory = createPersonalStorage(storage, SHORTCUTS_KEY);

/** This user's changes of shortcuts, and their setter. */
function useChoices(): readonly [Choices, (choices: Choices) => void] {
  const { username } = useSession().profile;
  const [choices, setChoices] = useState(() => readChoices(memory.recall(username)));
  const change = useCallback(
    (next: Choices) => {
      setChoices(next);
      memory.remember(username, JSON.stringify(next));
    },
    [username],
  );
  return [choices, change];
}
