import { useId, type ReactNode } from 'react';
import type { FieldRecord } from '@gatehouse-console/engine/fields/values.ts';
import { objectOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { ValueFacts } from '@gatehouse-console/engine/pages/form/changes/ValueFacts.tsx';
import { AnswerDialog } from '@gatehouse-console/engine/pages/list/answer/AnswerDialog.tsx';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useNameOf } from '@gatehouse-console/engine/pages/useNameOf.ts';

/** The values that an operation changed, old beside new, under the server's names of the fields. */
export default function OperationChanges(props: ActionSlotProps): ReactNode {
  const { definition, action, records, onClose } = props;
  const text = useText();
  const [record = {}] = records;
  const name = useNameOf(definition.id)(record);
  return (
    <AnswerDialog
      title={text('answer.title', { action: text(action.label), name })}
      failed={text('operationChanges.notLoaded')}
      definition={definition}
      action={action}
      record={record}
      onClose={() => onClose()}
    >
      {({ before, after }) => <Changes before={objectOf(before)} after={objectOf(after)} />}
    </AnswerDialog>
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
  if (value === null || value === undefined || value === '' || isEmptyList(value)) {
    return <span aria-label={text('pages.value.none')}>–</span>;
  }
  if (typeof value === 'boolean') return text(`pages.value.${value ? 'yes' : 'no'}`);
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
