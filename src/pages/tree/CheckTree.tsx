import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useRef, useState, type KeyboardEvent } from 'react';
import { checkRows, type CheckNode, type CheckRow } from './checkTree.ts';

const INDENT_PX = 20;

export interface CheckTreeProps {
  readonly label: string;
  readonly nodes: readonly CheckNode[];
  readonly checked: ReadonlySet<string>;
  onChange(values: readonly string[], on: boolean): void;
}

/** A tree of checkboxes. Arrow keys move, Space checks everything below an entry. */
export function CheckTree({ label, nodes, checked, onChange }: CheckTreeProps) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(nodes.filter((node) => node.open).map(({ key }) => key)),
  );
  const [focused, setFocused] = useState<string>();
  const rows = checkRows(nodes, open, checked);
  const active = rows.some((row) => row.key === focused) ? focused : rows[0]?.key;

  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  const check = (row: CheckRow) => {
    if (row.values.length > 0) onChange(row.values, row.state !== 'all');
  };
  const walk = (event: KeyboardEvent, row: CheckRow) => {
    const at = rows.indexOf(row);
    const go = (to: CheckRow | undefined) => {
      if (!to) return;
      setFocused(to.key);
      list.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[rows.indexOf(to)]?.focus();
    };
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(rows[at + 1]),
      ArrowUp: () => go(rows[at - 1]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => (row.isParent && !row.isOpen ? toggle(row.key) : go(rows[at + 1])),
      ArrowLeft: () =>
        row.isOpen ? toggle(row.key) : go(rows.find((one) => one.key === row.parent)),
      Enter: () => check(row),
      ' ': () => check(row),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <Box
      ref={list}
      role="tree"
      aria-label={label}
      aria-multiselectable="true"
      sx={{ padding: 2, overflowX: 'auto' }}
    >
      {rows.map((row) => (
        <Box
          key={row.key}
          role="treeitem"
          aria-level={row.level}
          aria-checked={row.state === 'some' ? 'mixed' : row.state === 'all'}
          aria-disabled={row.values.length === 0 || undefined}
          {...(row.isParent && { 'aria-expanded': row.isOpen })}
          aria-label={row.name}
          tabIndex={row.key === active ? 0 : -1}
          onFocus={() => setFocused(row.key)}
          onKeyDown={(event) => walk(event, row)}
          onClick={() => check(row)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 32,
            borderRadius: 1,
            cursor: row.values.length > 0 ? 'pointer' : 'default',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box
            component="span"
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              if (row.isParent) toggle(row.key);
            }}
            sx={{
              flex: 'none',
              width: 24,
              lineHeight: '32px',
              textAlign: 'center',
              cursor: row.isParent ? 'pointer' : 'inherit',
              marginInlineStart: `${(row.level - 1) * INDENT_PX}px`,
            }}
          >
            {row.isParent && (row.isOpen ? '▾' : '▸')}
          </Box>
          <Checkbox
            size="small"
            checked={row.state === 'all'}
            indeterminate={row.state === 'some'}
            disabled={row.values.length === 0}
            disableRipple
            slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
            sx={{ padding: 0.5, pointerEvents: 'none' }}
          />
          <span aria-hidden="true">{row.name}</span>
        </Box>
      ))}
    </Box>
  );
}
