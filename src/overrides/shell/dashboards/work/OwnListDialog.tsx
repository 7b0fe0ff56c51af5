import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordLines } from '../../RecordLines.ts';
import { TextLink } from '@gatehouse-console/engine/controls/TextLink.tsx';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import type { FoundRecord, OwnList } from './ownLists.ts';
import type { CountedWork } from './useWorkCounts.ts';
import type { OwnRow } from './workRows.ts';

const HEIGHT_PX = 160;

interface OwnListDialogProps {
  readonly row: OwnRow;
  readonly query: UseQueryResult<CountedWork>;
  readonly title: string;
  readonly onClose: () => void;
}

/** The records that the dashboard found itself, each with a link to its page, and how many were read for it. */
export default function OwnListDialog({
  row,
  query,
  title,
  onClose,
}: OwnListDialogProps): ReactNode {
  const text = useText();
  return (
    <DialogFrame title={title} onClose={onClose}>
      <Loaded query={query} height={HEIGHT_PX} failed={text('dashboard.work.failed')}>
        {({ list }) => list && <OwnRecords row={row} list={list} onOpen={onClose} />}
      </Loaded>
    </DialogFrame>
  );
}

interface OwnRecordsProps {
  readonly row: OwnRow;
  readonly list: OwnList;
  readonly onOpen: () => void;
}

function OwnRecords({ row, list, onOpen }: OwnRecordsProps): ReactNode {
  const text = useText();
  const { number } = useFormats();
  return (
    <>
      {list.read < list.total && (
        <Box component="p" sx={{ m: 0, mb: 2, color: 'text.secondary' }}>
          {text('dashboard.work.firstOnly', {
            read: number(list.read),
            total: number(list.total),
          })}
        </Box>
      )}
      {list.records.length === 0 ? (
        <EmptyLine>{text('dashboard.work.none')}</EmptyLine>
      ) : (
        <RecordLines>
          {list.records.map((record) => (
            <RecordLine
              key={`${record.page} ${record.id}`}
              record={record}
              dated={row.key === 'ending' ? 'ends' : 'tested'}
              onOpen={onOpen}
            />
          ))}
        </RecordLines>
      )}
    </>
  );
}

interface RecordLineProps {
  readonly record: FoundRecord;
  readonly dated: 'ends' | 'tested';
  readonly onOpen: () => void;
}

function RecordLine({ record, dated, onOpen }: RecordLineProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const formats = useFormats();
  const { name, beside, page, id } = record;
  const date = formats.date(record.date);
  const to = routes.verdict(page).open ? routes.address(page, { id }) : undefined;
  return (
    <li>
      <span>
        <TextLink to={to} onClick={onOpen}>
          {name}
        </TextLink>
        {beside !== '' && <small>{beside}</small>}
      </span>
      {date !== '' && <span>{text(`dashboard.work.${dated}`, { date })}</span>}
    </li>
  );
}
