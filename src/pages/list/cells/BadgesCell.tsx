import { styled } from '@mui/material/styles';
import { useResourceContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { detailParts } from '#project/generated/details.ts';
import { RecordBadges } from '../../record/badges/RecordBadges.tsx';

const Line = styled('span')({ display: 'inline-flex', gap: 4, verticalAlign: 'middle' });

interface BadgesCellProps {
  readonly record: RaRecord;
  /** The plain value, for a record without a badge. */
  readonly children: ReactNode;
}

/** The state of a row as on the page of the record. */
export default function BadgesCell({ record, children }: BadgesCellProps): ReactNode {
  const resource = useResourceContext();
  // A cell has no room for those that judge nothing.
  const badges = (detailParts[resource ?? '']?.badges ?? []).filter(
    (badge) => badge.kind !== 'state' || badge.tone !== 'plain',
  );
  return (
    <Line>
      <RecordBadges badges={badges} record={record} pressing>
        {children}
      </RecordBadges>
    </Line>
  );
}
