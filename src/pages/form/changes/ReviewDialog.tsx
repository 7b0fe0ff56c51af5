import { useId, type ReactNode } from 'react';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import type { FieldRecord } from '../../../fields/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { ChangedValue } from './ChangedValue.tsx';
import type { Change } from './formChanges.ts';
import { factIds, ValueFacts, type Fact } from './ValueFacts.tsx';

interface ReviewDialogProps {
  readonly open: boolean;
  readonly changes: readonly Change[];
  /** The stored values, and those of the form. */
  readonly begun: FieldRecord;
  readonly filled: FieldRecord;
  onSave(): void;
  onClose(): void;
}

/** What a save changes, old beside new. Save has the initial focus: Enter saves. */
export default function ReviewDialog(props: ReviewDialogProps): ReactNode {
  const { open, changes, onSave, onClose } = props;
  const text = useText();
  const id = useId();
  return (
    <DialogFrame
      open={open}
      title={text('pages.form.changes.title')}
      // Read before the button that has the focus.
      aria-describedby={changes.map(({ field }) => factIds(`${id}-${field.name}`)).join(' ')}
      cancel={text('pages.form.meanwhile.back')}
      action={{ label: text('pages.form.save'), autoFocus: true, run: onSave }}
      onClose={onClose}
    >
      {changes.map((change) => (
        <ValueFacts
          key={change.field.name}
          id={`${id}-${change.field.name}`}
          label={text(change.field.label)}
          facts={factsOf(change, props, text)}
        />
      ))}
    </DialogFrame>
  );
}

function factsOf(
  change: Change,
  { begun, filled }: Pick<ReviewDialogProps, 'begun' | 'filled'>,
  text: ReturnType<typeof useText>,
): readonly Fact[] {
  const { field } = change;
  if (change.kind === 'secret') {
    return [{ name: text('pages.form.changes.after'), value: text('pages.form.changes.secret') }];
  }
  if (change.kind === 'value') {
    const { before, after } = change;
    return [
      {
        name: text('pages.form.meanwhile.before'),
        value: <ChangedValue field={field} value={before} record={begun} />,
      },
      {
        name: text('pages.form.changes.after'),
        value: <ChangedValue field={field} value={after} record={filled} />,
      },
    ];
  }
  const { added, removed } = change;
  return [
    ...(removed.length === 0
      ? []
      : [
          {
            name: text('pages.form.changes.removed', { count: removed.length }),
            value: <ChangedValue field={field} value={removed} record={begun} />,
          },
        ]),
    ...(added.length === 0
      ? []
      : [
          {
            name: text('pages.form.changes.added', { count: added.length }),
            value: <ChangedValue field={field} value={added} record={filled} />,
          },
        ]),
  ];
}
