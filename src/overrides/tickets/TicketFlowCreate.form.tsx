import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field, NestedField } from '#project/generated/names.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { listOf, objectsOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

type FlowRule = { readonly [Name in NestedField<'tickets.ticketflow', 'rules'>]?: unknown };

const LEVEL: Field<'tickets.ticketflow'> = 'approval_level';
const RULES: Field<'tickets.ticketflow'> = 'rules';
/** What a level begins with (contract: tickets, section 5). */
const FIRST_RULE: FlowRule = { strategy: 'super_admin', assignees: [] };

/** Keeps as many rules as there are levels; who is asked now is what is chosen at first. */
export default function FlowLevels(): ReactNode {
  const text = useText();
  const { organization } = useSession();
  const flow: RecordOf<'tickets.ticketflow'> | undefined = useRecordContext();
  const { getValues, setValue, watch } = useFormContext();
  useEffect(() => {
    setValue(RULES, objectsOf(getValues(RULES)).map(withAssignees));
    const fit = () => {
      const now = listOf(getValues(RULES));
      const wanted = Number(getValues(LEVEL));
      if (now.length === wanted) return;
      setValue(
        RULES,
        Array.from({ length: wanted }, (_, place) => now[place] ?? FIRST_RULE),
        { shouldDirty: true },
      );
    };
    fit();
    const watching = watch((_values, { name }) => {
      if (name === LEVEL) fit();
    });
    return () => watching.unsubscribe();
  }, [getValues, setValue, watch]);
  return flow && flow.org_id !== organization.id ? (
    <Alert severity="info" sx={{ margin: 4 }}>
      {text('ticketPages.inherited')}
    </Alert>
  ) : null;
}

function withAssignees(rule: FlowRule): FlowRule {
  const { assignees: chosen } = rule;
  const present = Array.isArray(chosen) && chosen.length > 0;
  return present ? rule : { ...rule, assignees: rule.assignees_read_only ?? [] };
}
