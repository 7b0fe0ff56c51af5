import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { PlainAddress } from '../../../api/apiAddress.ts';
import type { Query } from '../../../api/request.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { useFailureText } from '../../../pages/useFailureText.ts';
import { Card } from '../../../controls/Card.tsx';
import { useOwnRecords } from './useOwnRecords.ts';
import { useText } from '../../../i18n/useText.ts';

const HEIGHT_PX = 160;

const Rows = styled('ul')(({ theme }) => ({
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
  '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& small': { display: 'block', color: (theme.vars ?? theme).palette.text.secondary },
}));

export interface RecordsCardProps {
  readonly title: string;
  readonly address: PlainAddress;
  readonly query: Query;
  /** Beside the title: a link to all of them. */
  readonly tools?: ReactNode;
  /** Text when there are none. */
  readonly none: string;
  row(record: FieldRecord): ReactNode;
}

/** The person's newest records, one per line. */
export function RecordsCard(props: RecordsCardProps): ReactNode {
  const { title, address, query, tools, none, row } = props;
  const text = useText();
  const failureText = useFailureText();
  const records = useOwnRecords(address, query);
  return (
    <Card padded title={title} tools={tools}>
      {records.isPending && <LoadingBox height={HEIGHT_PX} />}
      {records.isError && (
        <Box role="alert">{failureText(records.error) ?? text('home.failed')}</Box>
      )}
      {records.data?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{none}</Box>}
      {records.data && records.data.length > 0 && (
        <Rows>
          {records.data.map((record, index) => (
            <li key={String(record.id ?? index)}>{row(record)}</li>
          ))}
        </Rows>
      )}
    </Card>
  );
}
