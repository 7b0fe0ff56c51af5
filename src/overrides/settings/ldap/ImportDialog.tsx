import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import { PendingDialog } from '@gatehouse-console/engine/pages/dialogs/PendingDialog.tsx';
import { usePending } from '@gatehouse-console/engine/pages/usePending.ts';
import type { ListOrder } from '@gatehouse-console/engine/pages/list/listState.ts';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import { GIVE_UP_MS, importPeople, loadPeople, refreshDirectory } from './directory.ts';
import { PeopleSkeleton } from './PeopleFrame.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { useDirectoryCall } from './useDirectoryCall.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';

/** Rows per page. */
const PAGE_SIZE = 10;
const KEY = ['settings', 'ldap'];

/** Imports users of the directory as users. The directory is read when the dialog opens. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [order, setOrder] = useState<ListOrder>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const pending = usePending();
  const { busy, run } = useDirectoryCall();
  const refreshed = useRequest(
    [...KEY, 'refresh'],
    async (signal) => {
      await refreshDirectory(signal);
      return true;
    },
    {
      gcTime: 0,
    },
  );
  const [waitingFor, setWaitingFor] = useState('');
  const people = useRequest(
    [...KEY, 'users', search, page, order],
    (signal) =>
      loadPeople(
        {
          search,
          limit: PAGE_SIZE,
          offset: page * PAGE_SIZE,
          order: order && `${order.descending ? '-' : ''}${order.field}`,
        },
        signal,
        setWaitingFor,
      ),
    {
      enabled: refreshed.isSuccess,
      placeholderData: keepPreviousData,
      gcTime: 0,
    },
  );
  const { data } = people;
  const loading = refreshed.isFetching || people.isFetching;
  const failure = loading ? undefined : (refreshed.error ?? people.error);
  const readAgain = async () => {
    setWaitingFor('');
    await refreshed.refetch();
    await people.refetch();
  };

  const take = async (whom: readonly string[] | 'everybody') => {
    const done = await run(() => importPeople(whom));
    if (!done) return;
    setChosen([]);
    await queries.invalidateQueries({ queryKey: [...KEY, 'users'] });
  };

  const askForAll = () =>
    pending.ask({
      title: text('ldap.importAll'),
      text: text('ldap.importAllHelp'),
      confirmLabel: text('ldap.importAll'),
      run: () => take('everybody'),
    });

  return (
    <DialogFrame
      title={text('ldap.importUsers')}
      maxWidth="md"
      busy={busy}
      other={
        <Button variant="outlined" disabled={busy || !data} onClick={askForAll}>
          {text('ldap.importAll')}
        </Button>
      }
      action={{
        label: text('ldap.importChosen'),
        disabled: chosen.length === 0,
        run: () => void take(chosen),
      }}
      onClose={onClose}
    >
      <TextField
        variant="standard"
        label={text('pages.list.search')}
        value={search}
        sx={{ mb: 3 }}
        onChange={({ target }) => {
          setSearch(target.value);
          setPage(0);
        }}
      />
      {failure ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void readAgain()}>
              {text('ldap.readAgain')}
            </Button>
          }
        >
          {isApiError(failure) && failure.kind === 'conflict' && failure.text ? (
            <>
              <AlertTitle>{failure.text}</AlertTitle>
              {text('ldap.stuck', { seconds: GIVE_UP_MS / 1000 })}
            </>
          ) : (
            failureText(failure)
          )}
        </Alert>
      ) : data ? (
        <PeopleTable
          people={data.people}
          chosen={chosen}
          onChoose={setChosen}
          order={order}
          onSort={(field) => {
            setPage(0);
            setOrder({ field, descending: order?.field === field && !order.descending });
          }}
        />
      ) : (
        <>
          <Box role="status" sx={{ '&:not(:empty)': { mb: 2 } }}>
            {waitingFor}
          </Box>
          <PeopleSkeleton rows={PAGE_SIZE} />
        </>
      )}
      {data && data.total > PAGE_SIZE && (
        <Box sx={{ display: 'flex', gap: 2, mt: 2, alignItems: 'center' }}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {text('pages.list.previous')}
          </Button>
          <Button disabled={(page + 1) * PAGE_SIZE >= data.total} onClick={() => setPage(page + 1)}>
            {text('pages.list.next')}
          </Button>
        </Box>
      )}
      <PendingDialog {...pending} />
    </DialogFrame>
  );
}
