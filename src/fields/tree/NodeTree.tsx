import Box from '@mui/material/Box';
import { PushButton } from '../../theme/buttons.ts';
import { withPlaces } from '../../controls/tree/treeItem.ts';
import { TreeView } from '../../controls/tree/TreeView.tsx';
import { holds, type TreeEntry } from './treeEntry.ts';
import { useNodeTree } from './useNodeTree.ts';
import { useText } from '../../i18n/useText.ts';

interface NodeTreeProps {
  /** Address of the tree below the root of the API. */
  readonly address: string;
  /** Id of the selected node. */
  readonly chosen: string | undefined;
  /** A node to leave out with everything below it. */
  readonly without?: Pick<TreeEntry, 'key'> | undefined;
  onChoose(id: string | undefined, node: TreeEntry | undefined): void;
}

/** A tree of nodes to select one; selecting it again clears the selection. */
export function NodeTree({ address, chosen, without, onChoose }: NodeTreeProps) {
  const text = useText();
  const tree = useNodeTree({ address });
  if (tree.forbidden) return <Box sx={{ padding: 2 }}>{text('forms.picker.forbidden')}</Box>;
  const rows = tree.rows.filter((row) => !without || !holds(without, row));
  return (
    <>
      <TreeView
        label={text('forms.picker.tree')}
        busy={tree.loading}
        items={withPlaces(
          rows.map((row) => ({
            key: row.key,
            level: row.level,
            label: row.name,
            title: row.name,
            expanded: row.isParent ? tree.isOpen(row) : undefined,
            selected: row.id === chosen,
          })),
        )}
        onToggle={tree.toggle}
        onChoose={(key) => {
          const row = rows.find((one) => one.key === key);
          const next = row?.id === chosen ? undefined : row;
          onChoose(next?.id, next);
        }}
      />
      {tree.error !== undefined && (
        <Box role="alert">
          <Box sx={{ paddingBlock: 1 }}>{text('forms.picker.treeFailed')}</Box>
          <PushButton look="outlined" onClick={() => void tree.refresh()}>
            {text('pages.retry')}
          </PushButton>
        </Box>
      )}
    </>
  );
}
