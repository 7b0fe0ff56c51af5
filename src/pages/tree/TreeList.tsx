import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TreeModel } from '../../../codegen/model/lists.ts';
import { ResourceList, type ResourceListProps } from '../list/ResourceList.tsx';
import { SideTree } from './SideTree.tsx';
import { useTreeChoice } from './useTreeChoice.ts';

interface TreeListProps extends ResourceListProps {
  readonly tree: TreeModel;
}

/** A list with a tree beside it. The selected node filters the list. */
export default function TreeList({ tree, ...list }: TreeListProps) {
  const { definition, where } = list;
  const choice = useTreeChoice(tree, where);
  useNumbersOf(definition.id, tree);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { xs: 'stretch', md: 'flex-start' },
        gap: 3,
      }}
    >
      <SideTree tree={tree} choice={choice} given={where} />
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <ResourceList {...list} treeQuery={choice.where} rowsAddress={choice.at} />
      </Box>
    </Box>
  );
}

/** Labels of nodes show the number of their records: they are refetched after changes and deletions. */
function useNumbersOf(resource: string, tree: TreeModel): void {
  const queries = useQueryClient();
  const { api } = tree;
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
        const [of, what] = event.query.queryKey;
        if (of !== resource || what !== 'getList') return;
        void queries.invalidateQueries({ queryKey: ['tree', `${api}/children/tree`] });
      }),
    [api, queries, resource],
  );
}
