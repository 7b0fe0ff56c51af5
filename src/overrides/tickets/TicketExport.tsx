import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { readList } from '@gatehouse-console/engine/api/readList.ts';
import { DateField } from '@gatehouse-console/engine/controls/DateField.tsx';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { Radios } from '@gatehouse-console/engine/controls/Radios.tsx';
import { Select } from '@gatehouse-console/engine/controls/Select.tsx';
import { FieldFrame } from '@gatehouse-console/engine/fields/edit/FieldFrame.tsx';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { csvTable, workbookTable } from '@gatehouse-console/engine/pages/transfer/cellTable.ts';
import {
  FILE_FORMATS,
  type FileFormat,
} from '@gatehouse-console/engine/pages/transfer/exportCall.ts';
import { FILE_TYPES } from '@gatehouse-console/engine/pages/transfer/failedFile.ts';
import { saveFile } from '@gatehouse-console/engine/pages/transfer/saveFile.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import type { Ticket } from './ticket.ts';
import {
  DECISIONS,
  isWanted,
  RECORD_COLUMNS,
  recordCells,
  type TicketFilter,
} from './ticketRecord.ts';

const MOST_TICKETS = 10_000;
const TYPES = [
  'general',
  'login_confirm',
  'apply_asset',
  'apply_application',
  'login_asset_confirm',
  'command_confirm',
] as const;
const ALL: TicketFilter = { from: '', to: '', applicant: '', type: '', decision: '' };

/** What was typed is no date, which the field would give as `2026-11-29`. */
const isWrongDay = (day: string) => day !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(day);

interface Progress {
  readonly read: number;
  readonly total: number;
}

/** A file of the tickets that the reader opened or is asked about, narrowed by when, who, what and how it ended. */
export default function TicketExport({ onClose }: { onClose(): void }): ReactNode {
  const text = useText();
  const { number } = useFormats();
  const [filter, setFilter] = useState(ALL);
  const [format, setFormat] = useState<FileFormat>('csv');
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<Progress>();
  const { busy, run } = useCall(setProblem);
  const saveTickets = useSaveTickets(setProgress);
  const set = (changes: Partial<TicketFilter>) => setFilter({ ...filter, ...changes });
  const save = () => {
    setProblem(undefined);
    if ([filter.from, filter.to].some(isWrongDay)) return setProblem(text('ticketExport.wrongDay'));
    void run(async () => {
      const saved = await saveTickets(filter, format);
      if (saved) onClose();
      else setProblem(text('ticketExport.none'));
    });
  };
  return (
    <DialogFrame
      title={text('ticketExport.title')}
      maxWidth="xs"
      content={{ sx: { display: 'grid', gap: 3 } }}
      problem={problem}
      action={{ label: text('listTools.export'), disabled: busy, run: save }}
      onClose={onClose}
    >
      <Alert severity="info">{text('ticketExport.scope')}</Alert>
      <Day
        label={text('ticketExport.from')}
        value={filter.from}
        onChange={(from) => set({ from })}
      />
      <Day label={text('ticketExport.to')} value={filter.to} onChange={(to) => set({ to })} />
      <TextField
        label={text('resources.tickets.ticket.fields.applicant')}
        helperText={text('ticketExport.applicantHelp')}
        value={filter.applicant}
        onChange={(event) => set({ applicant: event.target.value })}
      />
      <Choice
        label={text('resources.tickets.ticket.fields.type')}
        value={filter.type}
        choices={TYPES.map((type) => ({
          value: type,
          label: text(`resources.tickets.ticket.choices.type.${type}`),
        }))}
        onChange={(type) => set({ type })}
      />
      <Choice
        label={text('resources.tickets.ticket.fields.state')}
        value={filter.decision}
        choices={DECISIONS.map((decision) => ({
          value: decision,
          label: text(`resources.tickets.ticket.choices.state.${decision}`),
        }))}
        onChange={(decision) => set({ decision })}
      />
      <Radios
        label={text('transfer.format')}
        value={format}
        onChange={setFormat}
        choices={FILE_FORMATS.map((value) => ({ value, label: text(`transfer.formats.${value}`) }))}
      />
      {format === 'csv' && <div>{text('transfer.formulas')}</div>}
      {busy && <LinearProgress aria-label={text('transfer.fetching')} />}
      <Box role="status">
        {busy &&
          progress &&
          text('ticketExport.read', {
            read: number(progress.read),
            total: number(progress.total),
          })}
      </Box>
    </DialogFrame>
  );
}

/** Reads the tickets page by page, until the dialog is closed, and saves those that are wanted; false when there are none. */
function useSaveTickets(onProgress: (progress: Progress) => void) {
  const text = useText();
  const { date } = useFormats();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  return async (filter: TicketFilter, format: FileFormat): Promise<boolean> => {
    const { signal } = (reading.current = new AbortController());
    let read = 0;
    const { data } = await readList<Ticket>(request, 'tickets/tickets', {
      most: MOST_TICKETS,
      signal,
      onPage: (page) => {
        read += page.data.length;
        onProgress({ read, total: page.total });
      },
    });
    const wanted = data.filter((ticket) => isWanted(ticket, filter));
    if (wanted.length === 0) return false;
    const table = format === 'csv' ? csvTable() : await workbookTable();
    signal.throwIfAborted();
    table.write([
      RECORD_COLUMNS.map((column) => text(column)),
      ...wanted.map((ticket) => recordCells(ticket, { text, date })),
    ]);
    saveFile(`tickets.${format}`, table.save(FILE_TYPES[format]));
    return true;
  };
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

function Day({ label, value, onChange }: DayProps): ReactNode {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={false} group={false}>
      <DateField kind="date" id={id} value={value} error={isWrongDay(value)} onChange={onChange} />
    </FieldFrame>
  );
}

interface ChoiceProps extends DayProps {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ label, value, choices, onChange }: ChoiceProps): ReactNode {
  const id = useId();
  const text = useText();
  return (
    <FieldFrame id={id} label={label} required={false} group={false}>
      <Select
        id={id}
        value={value}
        choices={[{ value: '', label: text('pages.list.all') }, ...choices]}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
