import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { orderBy } from 'es-toolkit/array';
import type { SortPayload } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import { ClearableSearch } from '@gatehouse-console/engine/controls/ClearableSearch.tsx';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { Select } from '@gatehouse-console/engine/controls/Select.tsx';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { saveFile } from '@gatehouse-console/engine/pages/transfer/saveFile.ts';
import { useAccess } from './accessContext.ts';
import { useDrawnRows } from './AccessTable.tsx';
import { GrantRows } from './GrantRows.tsx';
import type { Grant } from './grants.ts';
import { COLUMNS, columnsOf, csvOf, matches, rowOf, type AccessRow } from './rows.ts';

const FILE_NAME = 'access';

type State = Grant['state'];
const STATES: readonly State[] = ['open', 'closed', 'unknown'];

/** The permissions behind an answer, to be searched, sorted and saved as a file. */
export function GrantTable({ grants }: { readonly grants: readonly Grant[] }): ReactNode {
  const text = useText();
  const { date } = useFormats();
  const { facts, names } = useAccess();
  const { who, what } = facts.question;
  const rows = useMemo(
    () => grants.map((grant) => rowOf(grant, { text, names, date })),
    [grants, text, names, date],
  );
  const [search, setSearch] = useState('');
  const [state, setState] = useState<State>();
  const shown = useMemo(
    () =>
      rows.filter(
        (row) => (state === undefined || row.grant.state === state) && matches(row, search),
      ),
    [rows, search, state],
  );
  const saveRows = () => {
    const sides = [who, what].flatMap((side) => (side ? [names.nameOf(side.kind, side.id)] : []));
    const name = [FILE_NAME, ...sides].join('-').replaceAll(/[^\p{L}\p{N}._-]+/gu, '-');
    saveFile(`${name}.csv`, new Blob([csvOf(shown, text)], { type: 'text/csv' }));
  };
  return (
    <Paper variant="outlined">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', padding: 3 }}>
        <ClearableSearch
          label={text('access.search')}
          clearLabel={text('pages.list.clearSearch')}
          value={search}
          onSearch={setSearch}
        />
        <Select
          label={text('access.columns.state')}
          value={state ?? ''}
          choices={[
            { value: '', label: text('access.anyState') },
            ...STATES.map((value) => ({ value, label: text(`access.states.${value}`) })),
          ]}
          onChange={(next) => setState(STATES.find((value) => value === next))}
        />
        <Box sx={{ marginInlineStart: 'auto' }}>
          <Button variant="outlined" disabled={shown.length === 0} onClick={saveRows}>
            {text('access.export')}
          </Button>
        </Box>
      </Box>
      {shown.length === 0 ? (
        <EmptyLine>{text(rows.length === 0 ? 'access.noRows' : 'access.noMatch')}</EmptyLine>
      ) : (
        <Rows key={`${search} ${state}`} rows={shown} />
      )}
    </Paper>
  );
}

/** Sorts the rows, and draws some of them at first. */
function Rows({ rows }: { readonly rows: readonly AccessRow[] }): ReactNode {
  const field = columnsOf(useAccess().facts.question)[0] ?? 'permission';
  const [sort, setSort] = useState<SortPayload>({ field, order: 'ASC' });
  const sorted = useMemo(() => sortedBy(rows, sort), [rows, sort]);
  const { shown, more } = useDrawnRows(sorted);
  return (
    <>
      <GrantRows rows={shown} sort={sort} onSort={setSort} />
      {more}
    </>
  );
}

function sortedBy(rows: readonly AccessRow[], { field, order }: SortPayload): readonly AccessRow[] {
  const column = COLUMNS.find((name) => name === field);
  return column ? orderBy(rows, [column], [order === 'DESC' ? 'desc' : 'asc']) : rows;
}
