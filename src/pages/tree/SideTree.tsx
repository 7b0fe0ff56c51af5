import LeafIcon from '@mui/icons-material/DnsOutlined';
import NodeIcon from '@mui/icons-material/FolderOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import { styled } from '@mui/material/styles';
import { useState, useMemo } from 'react';
import type { TreeModel } from '../../../codegen/model/lists.ts';
import { useNodeTree, type NodeTree } from '../../fields/tree/useNodeTree.ts';
import { ClearableSearch } from '../../controls/ClearableSearch.tsx';
import { LabelledCheckbox } from '../../controls/LabelledCheckbox.tsx';
import { SearchFrame } from '../../controls/SearchFrame.ts';
import { useDebouncedValue } from '../../controls/useDebouncedValue.ts';
import { IconPush, PushButton } from '../../theme/buttons.ts';
import { rem, TABLE_TEXT_PX } from '../../theme/sizes.ts';
import { withPlaces } from '../../controls/tree/treeItem.ts';
import { TreeView } from '../../controls/tree/TreeView.tsx';
import { NodeMenu } from './edit/NodeMenu.tsx';
import { useNodeEditing } from './edit/useNodeEditing.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { TREE_SEARCH_DELAY_MS, useNodeSearch } from './useNodeSearch.ts';
import type { TreeChoice, ChosenEntry } from './useTreeChoice.ts';
import { useText } from '../../i18n/useText.ts';
import { resolveAddress } from '../../../codegen/model/references.ts';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { keysAbove } from '../../fields/tree/treeEntry.ts';
import { textOf } from '../../api/unknownValues.ts';
import { useRequest } from '../../api/useRequest.ts';
import Box from '@mui/material/Box';
import { EmptyLine } from '../../controls/EmptyLine.tsx';
import { useFailureText } from '../useFailureText.ts';

const NOWHERE: readonly string[] = [];

/** As wide as the panel. */
const WideSearch = styled(SearchFrame)({ flex: 'none', maxWidth: 'none', flexWrap: 'nowrap' });
const SwitchLine = styled('div')({ flex: 'none', fontSize: rem(TABLE_TEXT_PX) });

interface SideTreeProps {
  readonly tree: TreeModel;
  readonly choice: TreeChoice;
  /** Query of the list: the tree's address may refer to it. */
  readonly given?: Readonly<Record<string, string>> | undefined;
}

/** The tree of nodes beside a list: to select from, to search, and to edit where the manifest says so. */
export function SideTree({ tree, choice, given }: SideTreeProps) {
  const text = useText();
  // A tree with its own address has only some of the nodes, and the search would find the others, too.
  const own = tree.from === undefined;
  const revealed = useFirstPlace(tree, own ? choice.chosen : undefined);
  const nodes = useNodeTree({
    address: treeAddress(tree, given),
    leaves: tree.leaf !== undefined,
    revealed,
  });
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), TREE_SEARCH_DELAY_MS);
  const editing = useNodeEditing(tree, nodes, choice);
  const rowOf = (key: string) => nodes.rows.find((row) => row.key === key);
  const chosenId = choice.chosen?.id;
  return (
    <PanelFrame
      title={text('tree.title')}
      startsFolded={tree.folded}
      chosen={
        choice.chosen && {
          id: choice.chosen.id,
          name: nodes.rows.find(({ id }) => id === chosenId)?.name,
        }
      }
      tools={
        <IconPush label={text('tree.refresh')} onClick={() => void nodes.refresh()}>
          <RefreshIcon fontSize="small" />
        </IconPush>
      }
    >
      {own && (
        <ClearableSearch
          frame={WideSearch}
          label={text('tree.search')}
          clearLabel={text('tree.clearSearch')}
          value={typed}
          onSearch={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('');
          }}
        />
      )}
      {tree.edit && tree.only !== undefined && (
        <SwitchLine>
          <LabelledCheckbox
            label={text('tree.onlyThis')}
            checked={choice.onlyThis}
            onChange={choice.setOnlyThis}
          />
        </SwitchLine>
      )}
      {search === '' ? (
        <>
          <TreeNotice tree={nodes} />
          <TreeView
            label={text('tree.title')}
            busy={nodes.loading}
            items={withPlaces(
              nodes.rows.map((row) => ({
                key: row.key,
                level: row.level,
                label: row.name,
                title: row.title,
                expanded: row.isParent ? nodes.isOpen(row) : undefined,
                selected: row.id === chosenId,
                icon: row.kind === 'leaf' ? <LeafIcon /> : <NodeIcon />,
              })),
            )}
            onToggle={nodes.toggle}
            onChoose={(key) => {
              const row = rowOf(key);
              if (row) choice.choose(row.id === chosenId ? undefined : row);
            }}
            {...editing.view}
          />
        </>
      ) : (
        <NodeSearchResults
          tree={tree}
          search={search}
          chosen={chosenId}
          onChoose={(node) => {
            for (const key of node.above) nodes.open(key);
            choice.choose(node.id === chosenId ? undefined : { kind: 'node', id: node.id });
          }}
        />
      )}
      <NodeMenu editing={editing} />
    </PanelFrame>
  );
}

/**
 * The address of a tree below the root of the API.
 *
 * @param given query of its list: `$query.user` is its user
 */
function treeAddress(
  { levels, from }: Pick<TreeModel, 'levels' | 'from'>,
  given: Readonly<Record<string, string>> = {},
): string {
  return from === undefined ? levels : resolveAddress(from, { query: given });
}

/**
 * Keys of the ancestors of the node that the address names at first: after a reload or by a link
 * the tree expands to it. Empty for a deleted node.
 */
function useFirstPlace(
  { api, fields }: Pick<TreeModel, 'api' | 'fields'>,
  chosen: ChosenEntry | undefined,
): readonly string[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [first] = useState(chosen);
  const place = useRequest(
    ['place', api, first?.id],
    async () => {
      const { data } = await provider.getOne(api, { id: first?.id ?? '' });
      return textOf(data[fields.key]);
    },
    {
      enabled: first?.kind === 'node',
      staleTime: Infinity,
    },
  );
  return useMemo(() => (place.data ? keysAbove(place.data) : NOWHERE), [place.data]);
}

/** Says that the tree is loading, empty or failed. */
function TreeNotice({ tree }: { readonly tree: NodeTree }) {
  const text = useText();
  const failureText = useFailureText();
  if (tree.error !== undefined) {
    return (
      <Box role="alert" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
        <Box sx={{ paddingBlock: 1 }}>
          {tree.forbidden ? text('tree.forbidden') : failureText(tree.error)}
        </Box>
        {!tree.forbidden && (
          <PushButton look="outlined" onClick={() => void tree.refresh()}>
            {text('pages.retry')}
          </PushButton>
        )}
      </Box>
    );
  }
  if (tree.entries.length > 0) return null;
  return <EmptyLine>{text(tree.loading ? 'tree.loading' : 'tree.empty')}</EmptyLine>;
}

interface NodeSearchResultsProps {
  readonly tree: TreeModel;
  readonly search: string;
  readonly chosen: string | undefined;
  /** @param node with the keys of its ancestors */
  onChoose(node: { readonly id: string; readonly above: readonly string[] }): void;
}

/** The results of a search in the tree, each with its path. */
function NodeSearchResults({ tree, search, chosen, onChoose }: NodeSearchResultsProps) {
  const text = useText();
  const failureText = useFailureText();
  const found = useNodeSearch(tree, search);
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
