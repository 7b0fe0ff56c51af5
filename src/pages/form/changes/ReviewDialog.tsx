import { useId, type ReactNode } from 'react';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import type { FieldRecord } from '../../../fields/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { ChangedValue } from './ChangedValue.tsx';
import type { Change } from './formChanges.ts';
import Box from '@mui/material/Box';

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

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface ValueFactsProps {
  /** Its name and its values have ids that begin with it. */
  readonly id: string;
  /** Of the field. */
  readonly label: string;
  readonly facts: readonly Fact[];
}

/** Ids of the parts of `ValueFacts`, to describe something by them. */
const factIds = (id: string): string => `${id}-name ${id}-values`;

/** Values of a field beside each other; below each other where there is no room. */
function ValueFacts({ id, label, facts }: ValueFactsProps): ReactNode {
  return (
    <Box component="section" aria-labelledby={`${id}-name`} sx={{ marginTop: 4 }}>
      <Box id={`${id}-name`} component="h3" sx={{ margin: 0, fontSize: 'inherit' }}>
        {label}
      </Box>
      <Box
        id={`${id}-values`}
        component="dl"
        sx={{
          margin: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
        }}
      >
        {facts.map(({ name, value }) => (
          <div key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box
              component="dd"
              sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            >
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}
