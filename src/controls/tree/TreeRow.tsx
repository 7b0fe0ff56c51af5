import MoreIcon from '@mui/icons-material/MoreVert';
import { useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { IconPush } from '../../theme/buttons.ts';
import { TreeArrow } from '../TreeArrow.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { indentOf, TREE_ROW_PX, TreeDetail, TreeLine, TreeTwist, TreeWords } from './TreeFrame.ts';
import type { TreeItem } from './treeItem.ts';

interface TreeRowProps {
  readonly item: TreeItem;
  /** Index among all rows, from 0. */
  readonly index: number;
  /** The row that Tab reaches. */
  readonly active: boolean;
  /** Shown instead of the text while it is edited. */
  readonly editor: ReactNode;
  /** Label of its menu button; undefined: no menu. */
  readonly moreLabel: string | undefined;
  readonly draggable: boolean;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  onToggle(): void;
  onChoose(): void;
  onMenu(anchor: HTMLElement): void;
  onDragStart(): void;
  /** May the dragged row be dropped here? */
  accepts(): boolean;
  onDrop(): void;
}

/** A row of a tree. Its buttons are for the pointer: the keyboard has keys for both. */
export function TreeRow(props: TreeRowProps) {
  const { item, index, active, editor, moreLabel, draggable } = props;
  const { onToggle, onChoose, onMenu, accepts } = props;
  const [over, setOver] = useState(false);
  const branch = item.expanded !== undefined;
  const drag = (event: DragEvent) => {
    if (!accepts()) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(true);
  };
  return (
    <TreeLine
      role="treeitem"
      aria-level={item.level}
      aria-posinset={item.position}
      aria-setsize={item.siblings}
      aria-selected={item.selected}
      aria-checked={item.checked}
      aria-disabled={item.disabled || undefined}
      aria-label={item.detail === undefined ? item.label : `${item.label} ${item.detail}`}
      {...(branch && { 'aria-expanded': item.expanded })}
      data-key={item.key}
      data-over={over}
      title={item.title}
      tabIndex={active ? 0 : -1}
      draggable={draggable && !editor}
      style={{ top: index * TREE_ROW_PX, paddingInlineStart: indentOf(item.level) }}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onClick={onChoose}
      onContextMenu={(event) => {
        if (moreLabel === undefined || editor) return;
        event.preventDefault();
        onMenu(event.currentTarget);
      }}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', item.label);
        props.onDragStart();
      }}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (accepts()) props.onDrop();
      }}
    >
      <TreeTwist
        aria-hidden="true"
        onClick={(event) => {
          if (!branch) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {branch && <TreeArrow open={item.expanded === true} />}
      </TreeTwist>
      {item.checked !== undefined && (
        <Checkbox
          checked={item.checked}
          disabled={item.disabled}
          tabIndex={-1}
          aria-hidden
          style={{ pointerEvents: 'none' }}
        />
      )}
      {item.icon}
      {editor ?? <TreeWords>{item.content ?? item.label}</TreeWords>}
      {item.detail !== undefined && (
        // The space separates the two in the text of the row.
        <>
          {' '}
          <TreeDetail>{item.detail}</TreeDetail>
        </>
      )}
      {moreLabel !== undefined && !editor && (
        <IconPush
          tabIndex={-1}
          aria-label={moreLabel}
          aria-haspopup="menu"
          onClick={(event) => {
            event.stopPropagation();
            onMenu(event.currentTarget);
          }}
        >
          <MoreIcon fontSize="small" />
        </IconPush>
      )}
    </TreeLine>
  );
}
