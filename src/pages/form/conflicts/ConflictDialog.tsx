import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Confirmation } from '../../../controls/Confirmation.tsx';
import { Radios } from '../../../controls/Radios.tsx';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { ChangedValue } from '../changes/ChangedValue.tsx';
import type { Conflict, Merge } from './mergeChanges.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** The names of the fields that keep the other user's value; or back to the form. */
export type ConflictAnswer = ReadonlySet<string> | 'back';

interface ConflictDialogProps {
  /** With the conflicting fields that the user must decide about. */
  readonly merge: Merge;
  onAnswer(answer: ConflictAnswer): void;
}

/**
 * Lists the fields that another user changed as well, both values beside each other, and asks for
 * each which one to save. The button says what becomes of their values; going back has the initial
 * focus.
 */
export default function ConflictDialog({ merge, onAnswer }: ConflictDialogProps) {
  const { conflicts } = merge;
  const text = useText();
  const [theirs, setTheirs] = useState(NOBODY);
  const taken = merge.taken.map(({ label }) => text(label)).join(', ');
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs((before) => {
      const others = [...before].filter((one) => one !== name);
      return new Set(isTheirs ? [...others, name] : others);
    });
  return (
    <Confirmation
      open
      wide
      danger={theirs.size < conflicts.length}
      title={text('pages.form.meanwhile.title')}
      cancelLabel={text('pages.form.meanwhile.back')}
      other={
        theirs.size < conflicts.length && (
          <Button
            variant="outlined"
            onClick={() => onAnswer(new Set(conflicts.map(({ field }) => field.name)))}
          >
            {text('pages.form.meanwhile.keepTheirs')}
          </Button>
        )
      }
      confirmLabel={text(labelOf(theirs.size, conflicts.length))}
      onConfirm={() => onAnswer(theirs)}
      onCancel={() => onAnswer('back')}
    >
      {text('pages.form.meanwhile.text')}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.field.name}
          conflict={conflict}
          record={merge.values}
          isTheirs={theirs.has(conflict.field.name)}
          onChoose={choose}
        />
      ))}
      {taken !== '' && <p>{text('pages.form.meanwhile.taken', { fields: taken })}</p>}
    </Confirmation>
  );
}

/** What saving does with the other user's values. */
function labelOf(theirs: number, all: number): TextKey {
  if (theirs === 0) return 'pages.form.meanwhile.saveMine';
  return theirs === all ? 'pages.form.meanwhile.keepTheirs' : 'pages.form.meanwhile.saveChosen';
}

interface ConflictChoiceProps {
  readonly conflict: Conflict;
  /** The values beside it. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly isTheirs: boolean;
  onChoose(name: string, isTheirs: boolean): void;
}

function ConflictChoice({ conflict, record, isTheirs, onChoose }: ConflictChoiceProps): ReactNode {
  const { field, before, mine, theirs } = conflict;
  const text = useText();
  const shown = (name: string, value: unknown) => (
    <>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name}:
      </Box>{' '}
      <ChangedValue field={field} value={value} record={record} />
    </>
  );
  return (
    <Box sx={{ marginTop: 4, whiteSpace: 'pre-line' }}>
      <Radios
        label={text(field.label)}
        row
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(choice) => onChoose(field.name, choice === 'theirs')}
        choices={[
          { value: 'mine', label: <span>{shown(text('pages.form.meanwhile.mine'), mine)}</span> },
          {
            value: 'theirs',
            label: <span>{shown(text('pages.form.meanwhile.theirs'), theirs)}</span>,
          },
        ]}
      />
      <div>{shown(text('pages.form.meanwhile.before'), before)}</div>
    </Box>
  );
}
