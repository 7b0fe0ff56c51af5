import Box from '@mui/material/Box';
import { keysAbove } from '../../fields/nodes/treeEntry.ts';
import { PushButton } from '../../theme/buttons.ts';
import { withPlaces } from '../../controls/tree/treeItem.ts';
import { TreeView } from '../../controls/tree/TreeView.tsx';
import { useFailureText } from '../useFailureText.ts';
import { useNodeSearch } from './useNodeSearch.ts';
import { useText } from '../../i18n/useText.ts';

interface NodeSearchResultsProps {
  readonly api: string;
  readonly search: string;
  readonly chosen: string | undefined;
  /** @param node with the keys of its ancestors */
  onChoose(node: { readonly id: string; readonly above: readonly string[] }): void;
}

/** The results of a search in the tree, each with its path. */
export function NodeSearchResults({ api, search, chosen, onChoose }: NodeSearchResultsProps) {
  const text = useText();
  const failureText = useFailureText();
  const found = useNodeSearch(api, search);
  const nodes = found.data ?? [];
  const status = found.isFetching
    ? text('tree.loading')
    : text('tree.found', { smart_count: nodes.length });
  return (
    <>
      <Box role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {found.isError ? failureText(found.error) : status}
      </Box>
      {found.isError && (
        <Box>
          <PushButton look="outlined" onClick={() => void found.refetch()}>
            {text('pages.retry')}
          </PushButton>
        </Box>
      )}
      <TreeView
        label={text('tree.results')}
        busy={found.isFetching}
        items={withPlaces(
          nodes.map((node) => ({
            key: node.id,
            level: 1,
            label: node.path,
            title: node.path,
            selected: node.id === chosen,
          })),
        )}
        onToggle={() => undefined}
        onChoose={(id) => {
          const node = nodes.find((one) => one.id === id);
          if (node) onChoose({ id, above: keysAbove(node.key) });
        }}
      />
    </>
  );
}
