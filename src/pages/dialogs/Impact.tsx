import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { valueAt } from '../../../codegen/model/conditions.ts';
import type { ImpactModel } from '../../../codegen/model/detailParts.ts';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { countRecords } from '../../api/countRecords.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { useRequest } from '../../api/useRequest.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../session/SessionContext.ts';
import { recordQuery } from '../record/recordQuery.ts';

/** Of more records it is not counted: each has calls of its own. */
const MOST_RECORDS = 20;
const LINE_PX = 24;

interface ImpactProps {
  readonly definition: ResourceDefinition;
  readonly parts: readonly ImpactModel[];
  readonly records: readonly FieldRecord[];
}

/** What hangs on records that are about to go, as far as the user may see it. */
export function Impact({ definition, parts, records }: ImpactProps): ReactNode {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { gateContext, me } = useSession();
  const seen = parts.filter((part) => 'field' in part || decideGate(part.gate, gateContext).open);
  const isFew = records.length <= MOST_RECORDS;
  const counted = useRequest(
    [definition.id, 'impact', records.map(({ id }) => id)],
    (signal) =>
      Promise.all(
        seen.map(async (part) => {
          const counts = records.map((record) => countOf(part, record, signal));
          return { label: part.label, count: (await Promise.all(counts)).reduce(sum, 0) };
        }),
      ),
    { enabled: isFew && seen.length > 0, gcTime: 0 },
  );
  if (seen.length === 0) return null;
  if (!isFew) return <p>{text('impactNote.tooMany', { most: MOST_RECORDS })}</p>;
  if (counted.isError) return <p>{text('impactNote.failed')}</p>;
  const found = counted.data?.filter(({ count }) => count > 0) ?? [];
  return (
    // The buttons below stay where they are when the numbers come.
    <Box
      aria-busy={counted.isPending}
      sx={{ marginTop: 2, minHeight: (seen.length + 1) * LINE_PX, '& ul': { margin: 0 } }}
    >
      {found.length > 0 && text('impactNote.title')}
      <ul>
        {found.map(({ label, count }) => (
          <li key={label}>{text(label, { smart_count: count })}</li>
        ))}
      </ul>
    </Box>
  );

  function countOf(
    part: ImpactModel,
    record: FieldRecord,
    signal: AbortSignal,
  ): number | Promise<number> {
    if ('field' in part) {
      const value = valueAt(record, part.field);
      return Array.isArray(value) ? value.length : Number(value ?? 0);
    }
    const filter = recordQuery(part.where, { record, me });
    return filter ? countRecords(part.resource, filter, { provider, signal }) : 0;
  }
}

function sum(one: number, other: number): number {
  return one + other;
}
