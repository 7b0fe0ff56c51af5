import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { offersOf, offerThat } from '../../../codegen/model/offers.ts';
import { fieldsServed } from '../../../codegen/model/servedModel.ts';
import { DialogFrame } from '../../controls/DialogFrame.tsx';
import { apiFacts } from '#project/generated/api.ts';
import { useDataProvider, useListContext } from 'ra-core';
import { request } from '../../api/client.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { useSession } from '../../session/SessionContext.ts';
import { CHIP } from '../../../codegen/model/lists.ts';
import { chipFilter } from '../list/chipFilter.ts';
import { chipText } from '../list/chips/chipText.ts';
import { filterText } from '../list/filterOptions.ts';
import { useListSelection, useResourceList } from '../list/listContexts.ts';
import { useCall } from '../useCall.ts';
import { Radios } from '../../controls/Radios.tsx';
import {
  exportable,
  fetchExport,
  FILE_FORMATS,
  type ExportRows,
  type FileFormat,
} from './exportCall.ts';
import { useListedRows } from './useListedRows.ts';
import { saveFile } from './saveFile.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';

const ROWS: readonly ExportRows[] = ['all', 'selected', 'filtered'];

interface ExportDialogProps {
  readonly open: boolean;
  onClose(): void;
}

/** Asks for rows and file type, and downloads the file (spec 1, section 2.10). */
export default function ExportDialog({ open, onClose }: ExportDialogProps) {
  const { definition, list, fields, state } = useResourceList();
  const { getData } = useListContext();
  const chip = chipFilter(list.chips, state.filters[CHIP]);
  const { records } = useListSelection();
  const { gateContext } = useSession();
  const provider = useDataProvider<ConsoleDataProvider>();
  const text = useText();
  const inSentence = useNameInSentence();
  const [chosen, setChosen] = useState<ExportRows>();
  const [format, setFormat] = useState<FileFormat>('csv');
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall(setFailure);
  const [shownOpen, setShownOpen] = useState(open);
  if (open !== shownOpen) {
    setShownOpen(open);
    // An earlier failure is not shown again.
    if (open) setFailure(undefined);
  }
  const listed = useListedRows(offerThat(offersOf(definition), 'export')?.does.from);
  const possible = exportable(listed);
  const rows = chosen && possible.includes(chosen) ? chosen : (possible[0] ?? 'all');

  const save = () => {
    setFailure(undefined);
    void run(async () => {
      // Only the browser knows the rows of such a chip.
      const picked = rows === 'filtered' && chip?.when ? await getData?.() : undefined;
      const exported = {
        list: picked ? { ...listed, selected: picked.map(({ id }) => id) } : listed,
        rows: picked ? ('selected' as const) : rows,
        selected: picked ?? records,
      };
      if (apiFacts.transfer) {
        const file = await fetchExport(request, exported.list, exported.rows, format);
        saveFile(file.name, file.content);
      } else {
        const { browserExport } = await import('./browserExport.ts');
        const content = await browserExport({
          provider,
          resource: definition.id,
          fields: fieldsServed(fields, gateContext.server),
          ...exported,
          format,
          text,
        });
        saveFile(`${definition.api.split('/').pop() ?? 'list'}.${format}`, content);
      }
      onClose();
    });
  };

  return (
    <DialogFrame
      open={open}
      title={text('transfer.exportOf', { many: inSentence(definition.many) })}
      maxWidth="xs"
      content={{ sx: { display: 'grid', gap: 3 } }}
      busy={busy}
      action={{ label: text('listTools.export'), run: save }}
      onClose={onClose}
    >
      <Radios
        label={text('transfer.rows.label')}
        value={rows}
        onChange={setChosen}
        choices={ROWS.map((value) => ({
          value,
          label: text(`transfer.rows.${value}`, { count: listed.selected.length }),
          ...(!possible.includes(value) && { closed: text(`transfer.rows.${value}Closed`) }),
        }))}
      />
      {rows === 'filtered' && (
        <ul aria-label={text('pages.list.filters')}>
          {Object.entries(listed.conditions).map(([key, value]) => {
            const said =
              key === 'search'
                ? { label: text('pages.list.search'), value }
                : key === CHIP && list.chips
                  ? chipText(fields, list.chips, value, text)
                  : filterText(fields, list, key, value, text);
            return (
              <li key={key}>
                {text('pages.list.filter', { column: said.label, value: said.value })}
              </li>
            );
          })}
        </ul>
      )}
      <Radios
        label={text('transfer.format')}
        value={format}
        onChange={setFormat}
        choices={FILE_FORMATS.map((value) => ({
          value,
          label: text(`transfer.formats.${value}`),
        }))}
      />
      {format === 'csv' && <div>{text('transfer.formulas')}</div>}
      <div>{text('transfer.exportLimit')}</div>
      {busy && <LinearProgress aria-label={text('transfer.fetching')} />}
      {failure !== undefined && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {failure}
        </Alert>
      )}
    </DialogFrame>
  );
}
