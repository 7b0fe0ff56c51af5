import FolderIcon from '@mui/icons-material/FolderOutlined';
import CollapseIcon from '@mui/icons-material/UnfoldLess';
import ExpandIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import { xor } from 'es-toolkit/array';
import { useMemo, useState, type ReactNode } from 'react';
import { ClearableSearch } from '../../controls/ClearableSearch.tsx';
import { EmptyLine } from '../../controls/EmptyLine.tsx';
import { Marked } from '../../controls/Marked.tsx';
import { withPlaces } from '../../controls/tree/treeItem.ts';
import { TreeView } from '../../controls/tree/TreeView.tsx';
import { useText } from '../../i18n/useText.ts';
import { IconPush } from '../../theme/buttons.ts';
import { checkRows, type CheckNode } from './checkTree.ts';
import { searchNodes } from './searchNodes.ts';

interface CheckTreeProps {
  readonly label: string;
  readonly nodes: readonly CheckNode[];
  readonly checked: ReadonlySet<string>;
  /** The accessible name of the search box. */
  readonly searchLabel: string;
  /** CSS height of the scrolling rows by width of the window; without it they are as high as they need to be. */
  readonly maxHeight?: { readonly xs: string; readonly md: string };
  readonly leafIcon?: ReactNode;
  onChange(values: readonly string[], on: boolean): void;
}

/**
 * A tree of checkboxes with search and numbers of checked leaves. Space checks everything below an
 * entry; while the tree is searched, everything that was found below it.
 */
export function CheckTree(props: CheckTreeProps): ReactNode {
  const { label, nodes, checked, searchLabel, maxHeight, leafIcon, onChange } = props;
  const text = useText();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(nodes.filter((node) => node.open).map(({ key }) => key)),
  );
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const found = useMemo(
    () => (search === '' ? undefined : searchNodes(nodes, search)),
    [nodes, search],
  );
  /** Branches that were collapsed or expanded by hand among the results. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const expanded = found ? differences(found.open, turned) : open;
  const rows = checkRows(found?.nodes ?? nodes, expanded, checked);
  const items = withPlaces(
    rows.map((row) => ({
      key: row.key,
      level: row.level,
      label: row.name,
      title: row.also,
      content: <Marked text={row.name} word={search} />,
      ...(row.isParent && { expanded: row.isOpen }),
      checked: row.state === 'some' ? ('mixed' as const) : row.state === 'all',
      disabled: row.values.length === 0,
      icon: row.isParent ? <FolderIcon /> : leafIcon,
      detail: row.isParent ? `${row.count}/${row.total}` : row.note,
    })),
  );
  const searchFor = (word: string) => {
    setTyped(word);
    setTurned(new Set());
  };
  const setAll = (on: boolean) => {
    const branches = nodes.filter(({ value }) => value === undefined).map(({ key }) => key);
    const next = new Set(on ? branches : []);
    if (found) setTurned(differences(found.open, next));
    else setOpen(next);
  };
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, padding: 2, paddingBottom: 0 }}>
        <ClearableSearch
          label={searchLabel}
          clearLabel={text('tree.clearSearch')}
          value={typed}
          onSearch={searchFor}
          onKeyDown={(event) => {
            if (event.key === 'Escape') searchFor('');
            // The tree may stand in a form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        {([true, false] as const).map((on) => {
          const name = text(on ? 'checkTree.expand' : 'checkTree.collapse');
          return (
            <IconPush key={name} label={name} onClick={() => setAll(on)}>
              {on ? <ExpandIcon fontSize="small" /> : <CollapseIcon fontSize="small" />}
            </IconPush>
          );
        })}
      </Box>
      <Box role="status" sx={{ paddingInline: 3, fontSize: 12, color: 'text.secondary' }}>
        {found && found.leaves > 0 && text('palette.count', { smart_count: found.leaves })}
      </Box>
      {items.length === 0 ? (
        <EmptyLine>{text('checkTree.nothing', { search })}</EmptyLine>
      ) : (
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            padding: 2,
            ...(maxHeight && { maxHeight }),
          }}
        >
          <TreeView
            label={label}
            items={items}
            multiple
            onToggle={(key) =>
              found ? setTurned(differences(turned, [key])) : setOpen(differences(open, [key]))
            }
            onChoose={(key) => {
              const row = rows.find((one) => one.key === key);
              if (row && row.values.length > 0) onChange(row.values, row.state !== 'all');
            }}
          />
        </Box>
      )}
    </>
  );
}

/** The keys that are in one of the sets alone. */
function differences(one: ReadonlySet<string>, other: Iterable<string>): ReadonlySet<string> {
  return new Set(xor([...one], [...other]));
}
