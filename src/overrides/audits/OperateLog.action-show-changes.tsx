import { useId, useState, type ReactNode } from 'react';
import type { FieldRecord } from '@gatehouse-console/engine/fields/values.ts';
import { objectOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { actionRequest, sendAction } from '@gatehouse-console/engine/pages/actionCalls.ts';
import { ValueFacts } from '@gatehouse-console/engine/pages/form/changes/ValueFacts.tsx';
import { LoadFailed } from '@gatehouse-console/engine/pages/LoadFailed.tsx';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useNameOf } from '@gatehouse-console/engine/pages/useNameOf.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';

/** The values that an operation changed, old beside new, under the server's names of the fields. */
export default function OperationChanges(props: ActionSlotProps): ReactNode {
  const { definition, action, records, onClose } = props;
  const text = useText();
  const [record = {}] = records;
  const name = useNameOf(definition.id)(record);
  const answer = useChanges(props, record);
  if (!answer.data && (!answer.isError || answer.isFetching)) return null;
  return (
    <DialogFrame
      title={text('answer.title', { action: text(action.label), name })}
      onClose={() => onClose()}
    >
      {answer.data ? (
        <Changes before={objectOf(answer.data['before'])} after={objectOf(answer.data['after'])} />
      ) : (
        <LoadFailed
          title={text('operationChanges.notLoaded')}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      )}
    </DialogFrame>
  );
}

function useChanges({ definition, action: { does } }: ActionSlotProps, record: FieldRecord) {
  const { me } = useSession();
  // Part of the query key: each dialog makes its own call.
  const [opened] = useState(Date.now);
  return useRequest(
    ['operation-changes', record['id'], opened],
    async (signal): Promise<FieldRecord | null> =>
      does.kind === 'call'
        ? sendAction(actionRequest(does, definition.api, { record, me }), { signal })
        : null,
    { staleTime: Infinity, gcTime: 0 },
  );
}

interface ChangesProps {
  readonly before: FieldRecord;
  readonly after: FieldRecord;
}

function Changes({ before, after }: ChangesProps): ReactNode {
  const text = useText();
  const id = useId();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return <EmptyLine>{text('operationChanges.none')}</EmptyLine>;
  return names.map((name, place) => (
    <ValueFacts
      key={name}
      id={`${id}-${place}`}
      label={name}
      facts={[
        { name: text('pages.form.meanwhile.before'), value: <Value value={before[name]} /> },
        { name: text('pages.form.changes.after'), value: <Value value={after[name]} /> },
      ]}
    />
  ));
}

/** The server sends most of them as texts, in its own words. */
function Value({ value }: { readonly value: unknown }): ReactNode {
  const text = useText();
  if (value === null || value === undefined || value === '') {
    return <span aria-label={text('pages.value.none')}>–</span>;
  }
  if (typeof value === 'boolean') return text(`pages.value.${value ? 'yes' : 'no'}`);
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
