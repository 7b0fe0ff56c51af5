import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TREE_ROW_PX, TreeFrame } from './TreeFrame.ts';
import type { TreeItem } from './treeItem.ts';
import { lineBeginning, treeCommand } from './treeKeys.ts';
import { TreeRow } from './TreeRow.tsx';
import { useVisibleRows } from '../../theme/useVisibleRows.ts';

/** Rows drawn above and below the view, ready for scrolling. */
const SPARE_ROWS = 20;
/** Letters typed within this time are one search. */
const TYPING_MS = 600;

export interface TreeViewProps {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly TreeItem[];
  readonly busy?: boolean;
  /** Several rows can be checked at a time. */
  readonly multiple?: boolean;
  onToggle(key: string): void;
  onChoose(key: string): void;
  /** Opens the menu of a row: by right click, menu key or its button. */
  onMenu?(key: string, anchor: HTMLElement): void;
  /** Label of that button; undefined for rows without a menu. */
  menuLabel?(item: TreeItem): string | undefined;
  /** Further keys, such as F2; returns whether it handled the key. */
  onKey?(key: string, item: TreeItem): boolean;
  readonly editing?: { readonly key: string; readonly input: ReactNode } | undefined;
  readonly dragging?: {
    can(key: string): boolean;
    accepts(from: string, to: string): boolean;
    drop(from: string, to: string): void;
  };
}

/**
 * A tree for keyboard, pointer and screen reader (WAI-ARIA Authoring Practices, tree view). Rows
 * far out of view are not rendered, except the focused one.
 */
export function TreeView(props: TreeViewProps) {
  const { label, items, busy, multiple, onToggle, onChoose, onMenu, menuLabel, onKey } = props;
  const { editing, dragging } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  /** The row to focus when it is rendered. */
  const wanted = useRef<string>(undefined);
  const dragged = useRef<string>(undefined);
  const typing = useRef({ text: '', at: 0 });
  const at = Math.max(
    0,
    items.findIndex((item) => item.key === focused),
    focused === undefined ? items.findIndex((item) => item.selected) : -1,
  );
  const shown = useVisibleRows({
    count: items.length,
    rowPx: TREE_ROW_PX,
    spare: SPARE_ROWS,
    always: at,
    scroller: () => frame.current,
  });

  useLayoutEffect(() => {
    const key = wanted.current;
    if (key === undefined) return;
    wanted.current = undefined;
    const lines = frame.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [];
    [...lines].find((line) => line.dataset['key'] === key)?.focus();
  });

  const go = (to: number) => {
    const key = items[to]?.key;
    wanted.current = key;
    setFocused(key);
  };
  const type = (letter: string, now: number) => {
    const { text, at: last } = typing.current;
    typing.current = { text: now - last < TYPING_MS ? text + letter : letter, at: now };
    go(lineBeginning(items, at, typing.current.text));
  };
  const press = (event: KeyboardEvent, item: TreeItem) => {
    if (event.target !== event.currentTarget) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) {
      if (!onMenu || menuLabel?.(item) === undefined || !isElement(event.currentTarget)) return;
      event.preventDefault();
      onMenu(item.key, event.currentTarget);
      return;
    }
    const command = treeCommand(items, items.indexOf(item), event.key);
    const letter = /^[\p{L}\p{N}\p{P}]$/u.test(event.key) && event.key !== '*';
    if (!command && !letter) {
      if (onKey?.(event.key, item)) event.preventDefault();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (!command) return type(event.key, event.timeStamp);
    if (command.kind === 'go') return go(command.to);
    if (command.kind === 'choose') return onChoose(item.key);
    for (const key of command.keys) onToggle(key);
  };

  return (
    <TreeFrame ref={frame}>
      <div
        role="tree"
        aria-label={label}
        aria-busy={busy}
        aria-multiselectable={multiple}
        style={{ position: 'relative', height: items.length * TREE_ROW_PX }}
      >
        {shown.map((index) => {
          const item = items[index];
          return (
            item && (
              <TreeRow
                key={item.key}
                item={item}
                index={index}
                active={index === at}
                editor={editing?.key === item.key ? editing.input : undefined}
                moreLabel={onMenu && menuLabel?.(item)}
                draggable={dragging?.can(item.key) ?? false}
                onFocus={() => setFocused(item.key)}
                onKeyDown={(event) => press(event, item)}
                onToggle={() => onToggle(item.key)}
                onChoose={() => onChoose(item.key)}
                onMenu={(anchor) => onMenu?.(item.key, anchor)}
                onDragStart={() => {
                  dragged.current = item.key;
                }}
                accepts={() =>
                  dragged.current !== undefined &&
                  (dragging?.accepts(dragged.current, item.key) ?? false)
                }
                onDrop={() => {
                  if (dragged.current !== undefined) dragging?.drop(dragged.current, item.key);
                }}
              />
            )
          );
        })}
      </div>
    </TreeFrame>
  );
}

function isElement(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement;
}
