import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useRequest } from '../../../api/useRequest.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { PlainTable } from '../../../controls/PlainTable.ts';
import { rawText } from '../../../fields/values.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { useFailureText } from '../../useFailureText.ts';
import { useNameOf } from '../../useNameOf.ts';
import { useListSelection, useResourceList } from '../listContexts.ts';
import { findNamed, type NamedRecords } from './findNamed.ts';
import { MOST_NAMES, readNames } from './readNames.ts';

const ROWS_SHOWN = 6;
const TABLE_HEIGHT_PX = 240;

interface NameListDialogProps {
  /** What was pasted into the search box. */
  readonly pasted: string;
  onClose(): void;
}

/** Finds the records of a pasted list of names, says which names have none, and selects them. */
export default function NameListDialog({ pasted, onClose }: NameListDialogProps): ReactNode {
  const text = useText();
  const failureText = useFailureText();
  const { toggleAll } = useListSelection();
  const [typed, setTyped] = useState(pasted);
  const names = readNames(typed);
  const [asked, setAsked] = useState<readonly string[]>();
  const { search, read, stop } = useNamed(asked);
  const { data, error, isFetching } = search;
  const excess = names.length - MOST_NAMES;
  const select = ({ records }: NamedRecords) => {
    toggleAll(records, true);
    onClose();
  };
  const close = () => {
    stop();
    onClose();
  };
  return (
    <DialogFrame
      title={text('nameList.title')}
      maxWidth="sm"
      problem={error ? failureText(error) : undefined}
      cancel={isFetching ? text('forms.stop') : undefined}
      action={
        data
          ? {
              label: text('nameList.select', { smart_count: data.records.length }),
              disabled: data.records.length === 0,
              autoFocus: true,
              run: () => select(data),
            }
          : {
              label: text('nameList.find', { smart_count: names.length }),
              disabled: isFetching || names.length === 0 || excess > 0,
              run: () => (asked === undefined ? setAsked(names) : void search.refetch()),
            }
      }
      onClose={isFetching ? stop : close}
    >
      <TextField
        label={text('nameList.names')}
        helperText={
          excess > 0
            ? text('nameList.tooMany', { smart_count: excess, most: MOST_NAMES })
            : text('nameList.help')
        }
        error={excess > 0}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAsked(undefined);
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, dialog)
        autoFocus
        fullWidth
        multiline
        minRows={ROWS_SHOWN}
        maxRows={ROWS_SHOWN}
        disabled={isFetching}
        margin="dense"
      />
      {isFetching && <Reading read={read} />}
      {data && !isFetching && <Found {...data} />}
    </DialogFrame>
  );
}

type Read = readonly [read: number, total: number];

/** @param asked undefined: nothing is asked yet */
function useNamed(asked: readonly string[] | undefined) {
  const { definition, list, query, rowsAddress } = useResourceList();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [read, setRead] = useState<Read>([0, 0]);
  const { title, secondary = [] } = definition.record;
  const key = ['named', definition.id, asked];
  const search = useRequest(
    key,
    (signal) => {
      setRead([0, 0]);
      return findNamed(asked ?? [], {
        fields: [title, secondary].flat(),
        several: list.several ?? {},
        signal,
        ask: async (filter, { offset, limit }) => {
          const { data, total = data.length } = await provider.getList(definition.id, {
            pagination: { page: offset / limit + 1, perPage: limit },
            sort: { field: '', order: 'ASC' },
            filter: { ...query, ...filter },
            signal,
            ...(rowsAddress !== undefined && { meta: { address: rowsAddress } }),
          });
          return { data, total };
        },
        progress: (...counts) => setRead(counts),
      });
    },
    { enabled: asked !== undefined, gcTime: 0, retry: false },
  );
  return { search, read, stop: () => void queries.cancelQueries({ queryKey: key }) };
}

function Reading({ read: [read, total] }: { readonly read: Read }): ReactNode {
  const text = useText();
  const { number } = useFormats();
  const said = text('nameList.reading', { read: number(read), total: number(total) });
  return (
    <>
      <LinearProgress
        aria-label={text('nameList.title')}
        {...(total > 0 && { variant: 'determinate', value: (100 * read) / total })}
        sx={{ marginTop: 3 }}
      />
      {total > 0 && <p>{said}</p>}
    </>
  );
}

/** The records that have one of the names, and the names that none has. */
function Found({ records, missing }: NamedRecords): ReactNode {
  const text = useText();
  const { definition } = useResourceList();
  const nameOf = useNameOf(definition.id);
  const { secondary } = definition.record;
  return (
    <>
      <p role="status">
        {text('nameList.found', { smart_count: records.length })}
        {missing.length > 0 && ` ${text('nameList.missing', { smart_count: missing.length })}`}
      </p>
      {missing.length > 0 && (
        <ul aria-label={text('nameList.notFound')}>
          {missing.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {records.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows scroll it
        <div tabIndex={0} style={{ maxHeight: TABLE_HEIGHT_PX, overflow: 'auto' }}>
          <PlainTable>
            <tbody>
              {records.map((record) => (
                <tr key={record.id}>
                  <th scope="row">{nameOf(record)}</th>
                  {secondary !== undefined && <td>{rawText(record[secondary])}</td>}
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </div>
      )}
    </>
  );
}
