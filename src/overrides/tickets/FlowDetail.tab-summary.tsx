import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Field, NestedField } from '#project/generated/names.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { fieldAt } from '@gatehouse-console/engine/fields/fieldAt.ts';
import { RecordCard } from '@gatehouse-console/engine/pages/record/RecordCard.tsx';
import type { TabSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { TicketPart } from './TicketPart.tsx';
import { objectsOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

type FlowRule = { readonly [Name in NestedField<'tickets.ticketflow', 'rules'>]?: unknown };

const RULES: Field<'tickets.ticketflow'> = 'rules';
const SHOWN: readonly NestedField<'tickets.ticketflow', 'rules'>[] = [
  'strategy',
  'assignees_display',
];

/** Who decides about tickets of a type, a card for each level (contract: tickets, section 5). */
export default function FlowDetailSummary({
  definition,
  record,
}: TabSlotProps<RecordOf<'tickets.ticketflow'>>): ReactNode {
  const text = useText();
  const fields = fieldAt(definition.fields ?? [], RULES)?.item?.fields ?? [];
  return objectsOf(record.rules).map((rule: FlowRule, index) => (
    <Box key={String(rule.level ?? index)} sx={{ marginTop: 5 }}>
      <TicketPart title={text('ticketPages.levelCard', { level: index + 1 })}>
        <RecordCard names={SHOWN} fields={fields} record={rule} />
      </TicketPart>
    </Box>
  ));
}
