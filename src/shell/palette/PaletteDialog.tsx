import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isOn, keysOf, type Choices } from '../shortcuts/choices.ts';
import { chordOf, isApple } from '../shortcuts/chords.ts';
import type { MenuState } from '../useMenuState.ts';
import { moveBy } from './move.ts';
import { ComboboxInput } from './ComboboxInput.tsx';
import { Help, Options, VisuallyHidden } from './paletteParts.ts';
import { PaletteOption } from './PaletteOption.tsx';
import { useCommandList } from './useCommandList.ts';
import { usePalette } from './usePalette.ts';
import { useText } from '../../i18n/useText.ts';

interface PaletteDialogProps {
  readonly menu: MenuState;
  readonly choices: Choices;
  readonly onClose: () => void;
  readonly onHelp: () => void;
  /** @param run to be called after the dialog is closed */
  readonly onChoose: (run: () => void) => void;
}

/** Pages, views, organizations and actions of this person behind one input (ARIA: combobox). */
export default function PaletteDialog(props: PaletteDialogProps): ReactNode {
  const { menu, choices, onClose, onHelp, onChoose } = props;
  const text = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const commands = useCommandList(menu, onHelp);
  const { found, isRecent, take } = usePalette(query, commands);
  const list = useRef<HTMLUListElement>(null);
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at, query]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and arrows belong to it.
    if (event.nativeEvent.isComposing) return;
    const next =
      event.shiftKey || event.ctrlKey || event.metaKey || event.altKey
        ? undefined
        : moveBy(event.key, at, found.length);
    const entry = event.key === 'Enter' ? found[at] : undefined;
    const again =
      isOn('palette', choices) &&
      chordOf(event.nativeEvent, isApple()) === keysOf('palette', choices);
    const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    if (next !== undefined) setAt(next);
    else if (entry) onChoose(take(entry));
    else if (again && !writes) onClose();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': text('palette.title') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <ComboboxInput
        label={text('palette.placeholder')}
        listId={`${id}-list`}
        optionId={found.length > 0 ? optionId(at) : undefined}
        aria-describedby={`${id}-help`}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Options ref={list} id={`${id}-list`} role="listbox" aria-label={text('palette.title')}>
        {found.map((entry, index) => (
          <PaletteOption
            key={entry.id}
            id={optionId(index)}
            entry={entry}
            selected={index === at}
            recent={isRecent(entry)}
            keys={keysFor(entry.id)}
            onPick={() => onChoose(take(entry))}
          />
        ))}
      </Options>
      {found.length === 0 && <Help>{text('palette.none')}</Help>}
      <Help id={`${id}-help`}>{text('palette.help')}</Help>
      <VisuallyHidden role="status">
        {text('palette.count', { count: found.length })}
      </VisuallyHidden>
    </Dialog>
  );

  function keysFor(entry: string) {
    const shortcut = commands.find((command) => `command:${command.id}` === entry)?.shortcut;
    return shortcut && isOn(shortcut, choices) ? keysOf(shortcut, choices) : undefined;
  }
}
