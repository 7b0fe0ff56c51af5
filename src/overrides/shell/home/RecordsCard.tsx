import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RecordLines } from '../RecordLines.ts';
import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import type { Query } from '@gatehouse-console/engine/api/request.ts';
import type { FieldRecord } from '@gatehouse-console/engine/fields/values.ts';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { useOwnRecords } from './useOwnRecords.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

const HEIGHT_PX = 160;

interface RecordsCardProps {
  readonly title: string;
  readonly address: PlainAddress;
  readonly query: Query;
  /** Beside the title: a link to all of them. */
  readonly tools?: ReactNode;
  /** Text when there are none. */
  readonly none: string;
  row(record: FieldRecord): ReactNode;
}

/** The user's newest records, one per line. */
export function RecordsCard(props: RecordsCardProps): ReactNode {
  const { title, address, query, tools, none, row } = props;
  const text = useText();
  const records = useOwnRecords(address, query);
  return (
    <Card padded title={title} tools={tools}>
      <Loaded query={records} height={HEIGHT_PX} failed={text('home.failed')}>
        {(rows) =>
          rows.length === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>{none}</Box>
          ) : (
            <RecordLines>
              {rows.map((record, index) => (
                <li key={String(record.id ?? index)}>{row(record)}</li>
              ))}
            </RecordLines>
          )
        }
      </Loaded>
    </Card>
  );
}
