import Box from '@mui/material/Box';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import { ResourceList } from '../../pages/list/ResourceList.tsx';
import { definitionOf, type PageProps } from '../../pages/page.ts';
import { ApplicationTree } from './ApplicationTree.tsx';
import { usePlaceChoice } from './usePlaceChoice.ts';
import { useText } from '../../i18n/useText.ts';

export interface ApplicationTreeListProps extends PageProps {
  /** The filter of the list for one application. */
  readonly filter: string;
}

/** A list with the tree of applications beside it (contract: accounts, section 2; contract: permissions, section 2.1). */
export function ApplicationTreeList({ filter, ...page }: ApplicationTreeListProps) {
  const text = useText();
  const definition = definitionOf(page);
  const choice = usePlaceChoice(filter);
  return (
    <>
      <PageHeading title={text(page.route.title)} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { xs: 'stretch', md: 'flex-start' },
          gap: 3,
        }}
      >
        <ApplicationTree choice={choice} />
        <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
          <ResourceList definition={definition} route={page.route} chosen={choice.where} />
        </Box>
      </Box>
    </>
  );
}
