import Dialog from '@mui/material/Dialog';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Choices } from '../shortcuts/choices.ts';
import type { RecordSubject } from './entries.ts';
import { FindBox } from './FindBox.tsx';

const RecordActions = lazyPart(() => import('./RecordActions.tsx'));

interface PaletteDialogProps {
  readonly choices: Choices;
  readonly onClose: () => void;
  readonly onHelp: () => void;
  /** @param run to be called after the dialog is closed */
  readonly onChoose: (run: () => void) => void;
}

/** Pages, records, views, organizations and actions of this user behind one input; the actions of a record. */
export default function PaletteDialog(props: PaletteDialogProps): ReactNode {
  const text = useText();
  const [query, setQuery] = useState('');
  const [subject, setSubject] = useState<RecordSubject>();
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': text('palette.title') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      {subject ? (
        <RecordActions
          subject={subject}
          onBack={() => setSubject(undefined)}
          onChoose={props.onChoose}
        />
      ) : (
        <FindBox {...props} query={query} onQuery={setQuery} onActions={setSubject} />
      )}
    </Dialog>
  );
}
