import Box from '@mui/material/Box';
import { useState } from 'react';
import { withPlaces } from '../../controls/tree/treeItem.ts';
import { TreeView } from '../../controls/tree/TreeView.tsx';
import { checkRows, type CheckNode } from './checkTree.ts';

export interface CheckTreeProps {
  readonly label: string;
  readonly nodes: readonly CheckNode[];
  readonly checked: ReadonlySet<string>;
  onChange(values: readonly string[], on: boolean): void;
}

/** A tree of checkboxes. Space checks everything below an entry. */
export function CheckTree({ label, nodes, checked, onChange }: CheckTreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(nodes.filter((node) => node.open).map(({ key }) => key)),
  );
  const rows = checkRows(nodes, open, checked);
  const items = withPlaces(
    rows.map(({ key, level, name, isParent, isOpen, state, values }) => ({
      key,
      level,
      label: name,
      ...(isParent && { expanded: isOpen }),
      checked: state === 'some' ? ('mixed' as const) : state === 'all',
      disabled: values.length === 0,
    })),
  );
  return (
    <Box sx={{ padding: 2 }}>
      <TreeView
        label={label}
        items={items}
        multiple
        onToggle={(key) => {
          const next = new Set(open);
          if (!next.delete(key)) next.add(key);
          setOpen(next);
        }}
        onChoose={(key) => {
          const row = rows.find((one) => one.key === key);
          if (row && row.values.length > 0) onChange(row.values, row.state !== 'all');
        }}
      />
    </Box>
  );
}
