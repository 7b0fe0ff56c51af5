import Box from '@mui/material/Box';
import type { Field, ResourceId } from '#project/generated/names.ts';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import { ResourceList } from '@gatehouse-console/engine/pages/list/ResourceList.tsx';
import { definitionOf, type PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { usePlaceChoice, type PlaceChoice } from './usePlaceChoice.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import RefreshIcon from '@mui/icons-material/Refresh';
import { useState } from 'react';
import { visibleRows } from '@gatehouse-console/engine/fields/tree/treeEntry.ts';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import { PanelFrame } from '@gatehouse-console/engine/pages/tree/PanelFrame.tsx';
import { IconPush } from '@gatehouse-console/engine/theme/buttons.ts';
import { withPlaces } from '@gatehouse-console/engine/controls/tree/treeItem.ts';
import { TreeView } from '@gatehouse-console/engine/controls/tree/TreeView.tsx';

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

/** The tree of categories, types and applications beside a list. */
function ApplicationTree({ choice }: { readonly choice: PlaceChoice }) {
  const text = useText();
  const failureText = useFailureText();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const entries = choice.places.map(({ entry }) => entry);
  // Expanded to the entry of the address.
  const above = (key: string): boolean =>
    entries.some(({ key: own, parent }) => parent === key && (own === choice.chosen || above(own)));
  const isOpen = ({ key, open }: { readonly key: string; readonly open: boolean }) =>
    turned.has(key) !== (open || above(key));
  return (
    <PanelFrame
      title={text('applicationTree.title')}
      chosen={
        choice.chosen === undefined
          ? undefined
          : { id: choice.chosen, name: entries.find(({ key }) => key === choice.chosen)?.name }
      }
      tools={
        <IconPush
          aria-label={text('applicationTree.refresh')}
          title={text('applicationTree.refresh')}
          onClick={choice.refresh}
        >
          <RefreshIcon fontSize="small" />
        </IconPush>
      }
    >
      {choice.error !== undefined && choice.error !== null && (
        <Box role="alert" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
          {failureText(choice.error)}
        </Box>
      )}
      <TreeView
        label={text('applicationTree.title')}
        busy={choice.loading}
        items={withPlaces(
          visibleRows(entries, isOpen).map((row) => ({
            key: row.key,
            level: row.level,
            label: row.name,
            title: row.title,
            expanded: row.isParent ? isOpen(row) : undefined,
            selected: row.key === choice.chosen,
          })),
        )}
        onToggle={(key) =>
          setTurned((before) => {
            const next = new Set(before);
            if (!next.delete(key)) next.add(key);
            return next;
          })
        }
        onChoose={(key) => choice.choose(key === choice.chosen ? undefined : key)}
      />
    </PanelFrame>
  );
}
