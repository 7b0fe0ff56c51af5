import Box from '@mui/material/Box';
import { useRef, useState, type KeyboardEvent } from 'react';
import { usePartWords } from '../../../i18n/usePartWords.ts';
import type { TreeRow } from './nodeTree.ts';
import { useNodes } from './useNodes.ts';

const INDENT_PX = 16;

export interface NodeTreeProps {
  /** Id of the node chosen; undefined for all. */
  readonly chosen: string | undefined;
  onChoose(id: string | undefined): void;
}

/** The nodes assets lie in; used like any tree: arrows walk, open and close, Enter chooses. */
export function NodeTree({ chosen, onChoose }: NodeTreeProps) {
  const words = usePartWords('later');
  const tree = useNodes();
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const active = tree.rows.some((row) => row.key === focused) ? focused : tree.rows[0]?.key;

  const walk = (event: KeyboardEvent, row: TreeRow) => {
    const at = tree.rows.findIndex((one) => one.key === row.key);
    const go = (to: TreeRow | undefined) => {
      if (!to) return;
      setFocused(to.key);
      const items = list.current?.querySelectorAll<HTMLElement>('[role=treeitem]');
      items?.[tree.rows.indexOf(to)]?.focus();
    };
    const open = tree.isOpen(row.key);
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(tree.rows[at + 1]),
      ArrowUp: () => go(tree.rows[at - 1]),
      Home: () => go(tree.rows[0]),
      End: () => go(tree.rows.at(-1)),
      ArrowRight: () => {
        if (row.isParent && !open) tree.toggle(row.key);
        else if (open) go(tree.rows[at + 1]);
      },
      ArrowLeft: () => {
        if (open) tree.toggle(row.key);
        else go(tree.rows.find((one) => one.key === row.parent));
      },
      Enter: () => onChoose(row.id),
      ' ': () => onChoose(row.id),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  if (tree.forbidden) return <Box sx={{ padding: 2 }}>{words('forms.assets.forbidden')}</Box>;
  return (
    <>
      <Box ref={list} role="tree" aria-label={words('forms.assets.tree')} aria-busy={tree.loading}>
        {tree.rows.map((row) => (
          <Box
            key={row.key}
            role="treeitem"
            aria-level={row.level}
            aria-selected={row.id === chosen}
            {...(row.isParent && { 'aria-expanded': tree.isOpen(row.key) })}
            aria-label={row.name}
            tabIndex={row.key === active ? 0 : -1}
            onFocus={() => setFocused(row.key)}
            onKeyDown={(event) => walk(event, row)}
            onClick={() => onChoose(row.id === chosen ? undefined : row.id)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: 32,
              paddingInlineEnd: 2,
              borderRadius: 1,
              cursor: 'pointer',
              overflowWrap: 'anywhere',
              '&[aria-selected=true]': { bgcolor: 'action.selected' },
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box
              component="span"
              aria-hidden="true"
              title={row.isParent ? words('forms.assets.expand', { name: row.name }) : undefined}
              onClick={(event) => {
                event.stopPropagation();
                if (row.isParent) tree.toggle(row.key);
              }}
              sx={{
                flex: 'none',
                width: 24,
                height: 24,
                lineHeight: '24px',
                textAlign: 'center',
                marginInlineStart: `${(row.level - 1) * INDENT_PX}px`,
              }}
            >
              {row.isParent && (tree.isOpen(row.key) ? '▾' : '▸')}
            </Box>
            {row.name}
          </Box>
        ))}
      </Box>
      {tree.failed && <Box role="alert">{words('forms.assets.treeFailed')}</Box>}
    </>
  );
}
