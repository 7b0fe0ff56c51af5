import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ClearableSearch } from '../../../controls/ClearableSearch.tsx';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import type { OptionsModel, PickerModel } from '../../../../codegen/model/fields.ts';
import { NodeTree } from '../../tree/NodeTree.tsx';
import type { OptionValue } from '../../optionValue.ts';
import { useDebouncedValue } from '../../../controls/useDebouncedValue.ts';
import { RecordTable } from './RecordTable.tsx';
import { useText } from '../../../i18n/useText.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { modelAddress } from '../../../api/modelAddress.ts';
import { useRequest } from '../../../api/useRequest.ts';

/** Debounce before the server is asked. */
const SEARCH_DELAY_MS = 300;

const CONTENT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
  gap: 4,
  minHeight: { md: 480 },
  alignContent: 'start',
  gridAutoRows: 'max-content',
};

interface TreePickerDialogProps {
  readonly open: boolean;
  readonly options: OptionsModel;
  readonly picker: PickerModel;
  readonly chosen: readonly OptionValue[];
  /** The button is busy until the promise resolves. */
  onChoose(ids: readonly OptionValue[]): void | Promise<unknown>;
  onClose(): void;
}

/** Selects records beside a tree; already selected ones are ticked. Each opening mounts a new one. */
export default function TreePickerDialog(props: TreePickerDialogProps) {
  const { open, options, picker, chosen, onChoose, onClose } = props;
  const text = useText();
  const [picked, setPicked] = useState<ReadonlySet<OptionValue>>(() => new Set(chosen));
  const [node, setNode] = useState<string>();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const [busy, setBusy] = useState(false);
  const list = useRecordPage(options, picker, {
    node,
    search: useDebouncedValue(typed, SEARCH_DELAY_MS),
    page,
  });
  const { data: records = [], total = 0 } = list.data ?? {};
  const from = page * RECORDS_PER_PAGE;
  const same = picked.size === chosen.length && chosen.every((one) => picked.has(one));
  const search = (words: string) => {
    setTyped(words);
    setPage(0);
  };
  const choose = async () => {
    setBusy(true);
    try {
      await onChoose([...picked]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogFrame
      open={open}
      maxWidth="lg"
      title={text('forms.picker.title')}
      content={{ sx: CONTENT }}
      action={{ label: text('forms.picker.confirm'), disabled: same, run: () => void choose() }}
      busy={busy}
      cancel={text('forms.picker.cancel')}
      aside={
        <Box role="status" sx={{ marginInlineEnd: 'auto' }}>
          {text('forms.picker.selected', { count: picked.size })}
        </Box>
      }
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: { xs: 200, md: 480 } }}>
        <NodeTree
          address={picker.levels}
          chosen={node}
          onChoose={(next) => {
            setNode(next);
            setPage(0);
          }}
        />
      </Box>
      <Box sx={{ display: 'grid', rowGap: 2, alignContent: 'start' }}>
        <ClearableSearch
          label={text('forms.picker.search')}
          clearLabel={text('pages.list.clearSearch')}
          value={typed}
          onSearch={search}
        />
        {list.isError && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => void list.refetch()}>
                {text('pages.retry')}
              </Button>
            }
          >
            {text('forms.picker.failed')}
          </Alert>
        )}
        <RecordTable
          records={records}
          columns={picker.columns}
          valueField={options.value}
          chosen={picked}
          onToggle={(value) =>
            setPicked((before) => {
              const next = new Set(before);
              if (!next.delete(value)) next.add(value);
              return next;
            })
          }
        />
        {list.isSuccess && total === 0 && <Box>{text('forms.picker.none')}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {text('forms.picker.previous')}
          </Button>
          <span role="status">
            {text('forms.picker.range', {
              from: Math.min(from + 1, total),
              to: Math.min(from + RECORDS_PER_PAGE, total),
              total,
            })}
          </span>
          <Button
            size="small"
            disabled={from + RECORDS_PER_PAGE >= total}
            onClick={() => setPage(page + 1)}
          >
            {text('forms.picker.next')}
          </Button>
        </Box>
      </Box>
    </DialogFrame>
  );
}

/** Rows of a table in a dialog (spec 1, section 9). */
const RECORDS_PER_PAGE = 10;

interface RecordQuestion {
  /** Id of a node; undefined for all. */
  readonly node: string | undefined;
  readonly search: string;
  /** From 0. */
  readonly page: number;
}

/** One page of the records below a node. */
function useRecordPage(
  options: OptionsModel,
  picker: PickerModel,
  { node, search, page }: RecordQuestion,
) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useRequest(
    ['picker', options.from, options.query, node, search, page],
    (signal) =>
      provider.options(
        modelAddress(options.from),
        {
          ...picker.query,
          ...options.query,
          ...(node !== undefined && { [picker.node]: node }),
          ...(search !== '' && { search }),
          offset: page * RECORDS_PER_PAGE,
          limit: RECORDS_PER_PAGE,
        },
        signal,
      ),
    {
      placeholderData: keepPreviousData,
    },
  );
}
