import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyLine } from '../../../../controls/EmptyLine.tsx';
import { useFormats } from '../../../../i18n/useFormats.ts';
import { useText } from '../../../../i18n/useText.ts';
import { LoadingBox } from '../../../../pages/LoadingBox.tsx';
import { useRoutes } from '../../../../session/RoutesContext.ts';
import type { FoundRecord } from './ownLists.ts';
import { useWorkCount } from './useWorkCount.ts';
import type { OwnRow } from './workRows.ts';

const HEIGHT_PX = 160;

const Records = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 12,
    padding: '8px 0',
    borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
}));

interface OwnListDialogProps {
  readonly row: OwnRow;
  readonly title: string;
  readonly onClose: () => void;
}

/** The records that the dashboard found itself, each with a link to its page, and how many were read for it. */
export default function OwnListDialog({ row, title, onClose }: OwnListDialogProps): ReactNode {
  const text = useText();
  const { number } = useFormats();
  const id = useId();
  const { answer, failed } = useWorkCount(row);
  const list = answer?.list;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {list && list.read < list.total && (
          <Box component="p" sx={{ m: 0, mb: 2, color: 'text.secondary' }}>
            {text('dashboard.work.firstOnly', {
              read: number(list.read),
              total: number(list.total),
            })}
          </Box>
        )}
        {failed && <EmptyLine failed>{text('dashboard.work.failed')}</EmptyLine>}
        {!list && !failed && <LoadingBox height={HEIGHT_PX} />}
        {list?.records.length === 0 && <EmptyLine>{text('dashboard.work.none')}</EmptyLine>}
        {list && list.records.length > 0 && (
          <Records>
            {list.records.map((record) => (
              <RecordLine
                key={`${record.page} ${record.id}`}
                record={record}
                dated={row.key === 'ending' ? 'ends' : 'tested'}
                onOpen={onClose}
              />
            ))}
          </Records>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('listTable.close')}</Button>
      </DialogActions>
    </Dialog>
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
        {to === undefined ? (
          name
        ) : (
          <Link to={to} onClick={onOpen}>
            {name}
          </Link>
        )}
        {beside !== '' && (
          <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
            {beside}
          </Box>
        )}
      </span>
      {date !== '' && <span>{text(`dashboard.work.${dated}`, { date })}</span>}
    </li>
  );
}
