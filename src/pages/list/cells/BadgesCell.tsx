import { styled } from '@mui/material/styles';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { detailParts } from '#project/generated/details.ts';
import { useResourceList } from '../listContexts.ts';
import { RecordBadges } from '../../record/badges/RecordBadges.tsx';

const Line = styled('span')({ display: 'inline-flex', gap: 4, verticalAlign: 'middle' });

interface BadgesCellProps {
  readonly record: RaRecord;
  /** The plain value, for a record without a badge. */
  readonly children: ReactNode;
}

/** The state of a row as on the page of the record. */
export default function BadgesCell({ record, children }: BadgesCellProps): ReactNode {
  const { definition } = useResourceList();
  // Records of a resource without a page of its own are those of the resource that it is like.
  const parts = detailParts[definition.id] ?? detailParts[definition.like ?? ''];
  // A cell has no room for those that judge nothing.
  const badges = (parts?.badges ?? []).filter(
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
