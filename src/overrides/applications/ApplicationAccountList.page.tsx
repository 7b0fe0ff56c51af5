import Box from '@mui/material/Box';
import type { Field, ResourceId } from '../../../generated/names.ts';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import { ResourceList } from '../../pages/list/ResourceList.tsx';
import { definitionOf, type PageProps } from '../../pages/page.ts';
import { ApplicationTree } from './ApplicationTree.tsx';
import { usePlaceChoice } from './usePlaceChoice.ts';
import { useText } from '../../i18n/useText.ts';

/** Filters for an application that are not named like their field. */
const FILTERS: Partial<Record<string, string>> = {
  'perms.applicationpermission': 'application_id',
} satisfies Partial<Record<ResourceId, string>>;
const FIELD: Field<'applications.account'> = 'app';

/** A list beside the tree of applications (contract: accounts, section 2; contract: permissions, section 2.1). */
export default function ApplicationAccountList(page: PageProps) {
  const text = useText();
  const definition = definitionOf(page);
  const filter = FILTERS[definition.id] ?? FIELD;
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
          <ResourceList definition={definition} route={page.route} treeQuery={choice.where} />
        </Box>
      </Box>
    </>
  );
}
