import {
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { moveBy } from './move.ts';
import { Group, GroupTitle, Options, QueryInput } from './paletteParts.ts';

/** Options below a heading; a group may have none. */
export interface OptionGroup<Entry> {
  readonly key: string;
  readonly title?: string;
  readonly entries: readonly Entry[];
}

/** What every option has, besides what it says. */
export type OptionProps = Pick<
  HTMLAttributes<HTMLElement>,
  'id' | 'role' | 'aria-selected' | 'onMouseDown' | 'onClick'
>;

interface ComboboxProps<Entry> {
  /** Accessible name and placeholder of the input. */
  readonly label: string;
  /** Accessible name of the list. */
  readonly listLabel: string;
  /** Id of what describes the input. */
  readonly describedBy?: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly groups: readonly OptionGroup<Entry>[];
  /** The current option until another one is chosen by a key. Default: the first. */
  readonly start?: Entry | undefined;
  /** The best option may still come: Enter waits for it. */
  readonly undecided?: boolean;
  readonly onPick: (entry: Entry) => void;
  /** Handles a key before the list does; returns whether it did. */
  readonly onKey?: (event: KeyboardEvent, current: Entry | undefined) => boolean;
  /** @param point makes it the current one */
  readonly option: (entry: Entry, props: OptionProps, point: () => void) => ReactNode;
  /** Shown below the list, for the current option. */
  readonly children?: (current: Entry | undefined) => ReactNode;
}

/**
 * An input with a list of options in groups (ARIA Authoring Practices: combobox with a list box). It takes the focus at
 * once and keeps it.
 */
export function Combobox<Entry extends { readonly id: string }>(
  props: ComboboxProps<Entry>,
): ReactNode {
  const { label, query, onQuery, groups, start, undecided = false, onPick } = props;
  const id = useId();
  const [currentId, setCurrentId] = useState<string>();
  const [awaited, setAwaited] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const entries = groups.flatMap((group) => group.entries);
  const chosen = entries.findIndex((entry) => entry.id === currentId);
  const at = chosen < 0 ? Math.max(start ? entries.indexOf(start) : 0, 0) : chosen;
  const current = entries[at];
  const optionId = (entry: Entry) => `${id}-${entries.indexOf(entry)}`;
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
  const option = (entry: Entry) =>
    props.option(
      entry,
      {
        id: optionId(entry),
        role: 'option',
        'aria-selected': entry === current,
        // The focus stays in the input.
        onMouseDown: (event) => event.preventDefault(),
        onClick: () => onPick(entry),
      },
      () => setCurrentId(entry.id),
    );

  return (
    <>
      <QueryInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, dialog)
        autoFocus
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-expanded={current !== undefined}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        aria-describedby={props.describedBy}
        placeholder={label}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
          setCurrentId(undefined);
          setAwaited(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Options
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={props.listLabel}
      >
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
      {props.children?.(current)}
    </>
  );
}
