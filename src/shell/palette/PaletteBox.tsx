import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDebouncedValue } from '../../controls/useDebouncedValue.ts';
import type { Chord } from '../shortcuts/chords.ts';
import { ComboboxInput } from './ComboboxInput.tsx';
import type { PaletteEntry } from './entries.ts';
import { moveBy } from './move.ts';
import { Group, GroupTitle, Help, Options, VisuallyHidden } from './paletteParts.ts';
import { PaletteOption } from './PaletteOption.tsx';
import type { PaletteGroup } from './usePalette.ts';
import { useText } from '../../i18n/useText.ts';

/** The number of entries is not read after each letter. */
const COUNTED_AFTER_MS = 500;

interface PaletteBoxProps {
  /** Accessible name and placeholder of the input. */
  readonly label: string;
  /** What the keys do. */
  readonly help: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly groups: readonly PaletteGroup[];
  /** The best entry may still come: Enter waits for it. */
  readonly undecided?: boolean;
  readonly isRecent?: (entry: PaletteEntry) => boolean;
  readonly keysOf?: (entry: PaletteEntry) => Chord | undefined;
  readonly onPick: (entry: PaletteEntry) => void;
  /** Handles a key before the list does; returns whether it did. */
  readonly onKey?: (event: KeyboardEvent, current: PaletteEntry | undefined) => boolean;
  /** Shown below the list, for the current entry. */
  readonly children?: (current: PaletteEntry | undefined) => ReactNode;
}

/** An input with a list of entries in groups (ARIA: combobox with a list box). */
export function PaletteBox(props: PaletteBoxProps): ReactNode {
  const { label, query, onQuery, groups, undecided = false, onPick, children } = props;
  const text = useText();
  const id = useId();
  const [currentId, setCurrentId] = useState<string>();
  const [awaited, setAwaited] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const entries = groups.flatMap((group) => group.entries);
  const counted = useDebouncedValue(undecided ? undefined : entries.length, COUNTED_AFTER_MS);
  const chosen = entries.findIndex((entry) => entry.id === currentId);
  const at = Math.max(chosen, 0);
  const current = entries[at];
  const optionId = (entry: PaletteEntry) => `${id}-${entries.indexOf(entry)}`;
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current?.id, query]);
  useEffect(() => {
    if (awaited && !undecided && current) onPick(current);
  }, [awaited, undecided, current, onPick]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and arrows belong to it.
    if (event.nativeEvent.isComposing) return;
    const plain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
    const next = plain ? moveBy(event.key, at, entries.length) : undefined;
    if (props.onKey?.(event, current)) setAwaited(false);
    else if (next !== undefined) setCurrentId(entries[next]?.id);
    else if (event.key === 'Enter' && undecided && chosen < 0) setAwaited(true);
    else if (event.key === 'Enter' && current) onPick(current);
    else return;
    event.preventDefault();
  };
  const option = (entry: PaletteEntry) => (
    <PaletteOption
      key={entry.id}
      id={optionId(entry)}
      entry={entry}
      selected={entry === current}
      recent={props.isRecent?.(entry) ?? false}
      keys={props.keysOf?.(entry)}
      onPick={() => onPick(entry)}
      onPoint={() => setCurrentId(entry.id)}
    />
  );

  return (
    <>
      <ComboboxInput
        label={label}
        listId={`${id}-list`}
        optionId={current && optionId(current)}
        aria-describedby={`${id}-help`}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
          setCurrentId(undefined);
          setAwaited(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Options ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
        {groups.map(({ key, title, entries: below }) =>
          title === undefined ? (
            below.map(option)
          ) : (
            <Group key={key} role="group" aria-labelledby={`${id}-${key}`}>
              <GroupTitle id={`${id}-${key}`} role="presentation">
                {title}
              </GroupTitle>
              {below.map(option)}
            </Group>
          ),
        )}
      </Options>
      {children?.(current)}
      <Help id={`${id}-help`}>{props.help}</Help>
      <VisuallyHidden role="status">
        {counted !== undefined && text('palette.count', { smart_count: counted })}
      </VisuallyHidden>
    </>
  );
}
