import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import { conditionsOf } from '@gatehouse-console/engine/pages/list/listState.ts';
import { PAGING } from '@gatehouse-console/engine/pages/list/paging.ts';
import { ResourceList } from '@gatehouse-console/engine/pages/list/ResourceList.tsx';
import { NO_FIELDS, NO_LIST } from '@gatehouse-console/engine/pages/list/useListDefinition.ts';
import { useListState } from '@gatehouse-console/engine/pages/list/useListState.ts';
import { definitionOf, type PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useCommandStorages, type CommandStorage } from './commandStorages.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import Paper from '@mui/material/Paper';
import { Radios } from '@gatehouse-console/engine/controls/Radios.tsx';

const STORAGE = 'storage';
const HEIGHT_PX = 480;

/** Commands of sessions, from one storage at a time: the server needs one in the query. */
export default function CommandList(props: PageProps) {
  const definition = definitionOf(props);
  const text = useText();
  const [query, setQuery] = useSearchParams();
  const { list = NO_LIST, fields = NO_FIELDS } = definition;
  const { state } = useListState(list, fields, PAGING.page);
  const storages = useCommandStorages(conditionsOf(state));
  const open = storages.data?.filter((storage) => storage.open) ?? [];
  const chosen = open.find(({ id }) => id === query.get(STORAGE))?.id ?? open[0]?.id;
  const where = useMemo(() => ({ command_storage_id: chosen ?? '' }), [chosen]);
  const choose = (id: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set(STORAGE, id);
      next.delete('page');
      return next;
    });
  return (
    <>
      <PageHeading title={text(props.route.title)} />
      <Loaded query={storages} height={HEIGHT_PX}>
        {(all) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
            <StorageChoice storages={all} chosen={chosen ?? ''} onChoose={choose} />
            <Box sx={{ flex: '1 1 560px', minWidth: 0 }}>
              {chosen === undefined ? (
                <Alert severity="warning">{text('commandRecords.none')}</Alert>
              ) : (
                <ResourceList
                  key={chosen}
                  definition={definition}
                  route={props.route}
                  where={where}
                />
              )}
            </Box>
          </Box>
        )}
      </Loaded>
    </>
  );
}

interface StorageChoiceProps {
  readonly storages: readonly CommandStorage[];
  readonly chosen: string;
  onChoose(id: string): void;
}

/**
 * Selects the command storage. One that cannot be searched is disabled, with a note to ask the
 * administrator (spec 2, section 8).
 */
function StorageChoice({ storages, chosen, onChoose }: StorageChoiceProps) {
  const text = useText();
  // The address changes a moment later; the pressed storage is marked at once.
  const [pressed, setPressed] = useState<{ readonly from: string; readonly to: string }>();
  if (pressed && pressed.from !== chosen) setPressed(undefined);
  return (
    <Paper
      variant="outlined"
      sx={{
        flex: { xs: '1 1 100%', md: '0 1 240px' },
        padding: 4,
        alignSelf: 'flex-start',
      }}
    >
      <Radios
        label={text('commandRecords.storages')}
        value={pressed?.to ?? chosen}
        choices={storages.map(({ id, label, open }) => ({
          value: id,
          label: open ? label : text('commandRecords.unreachable', { storage: label }),
          disabled: !open,
        }))}
        onChange={(id) => {
          setPressed({ from: chosen, to: id });
          onChoose(id);
        }}
      />
      {storages.some(({ open }) => !open) && (
        <Alert severity="warning" sx={{ marginTop: 3 }}>
          {text('commandRecords.down')}
        </Alert>
      )}
    </Paper>
  );
}
