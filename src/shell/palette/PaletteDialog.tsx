import Dialog from '@mui/material/Dialog';
import { useState, type ReactNode, type KeyboardEvent } from 'react';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useText } from '../../i18n/useText.ts';
import { type Choices, isOn, keysOf } from '../shortcuts/choices.ts';
import type { RecordSubject, PaletteEntry } from './entries.ts';
import { PushButton } from '../../theme/buttons.ts';
import { chordOf, isApple } from '../shortcuts/chords.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { Footer, Help } from './paletteParts.ts';
import { useCommandList } from './useCommandList.ts';
import { usePalette } from './usePalette.ts';

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

interface FindBoxProps {
  readonly choices: Choices;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
  readonly onHelp: () => void;
  /** Shows the actions of a record. */
  readonly onActions: (subject: RecordSubject) => void;
  /** @param run to be called after the dialog is closed */
  readonly onChoose: (run: () => void) => void;
}

/** Finds pages, records, views, organizations and actions. */
function FindBox(props: FindBoxProps): ReactNode {
  const { choices, query, onActions, onChoose } = props;
  const text = useText();
  const commands = useCommandList(props.onHelp);
  const { groups, found, pending, undecided, failed, isRecent, take } = usePalette(query, commands);

  const onKey = (event: KeyboardEvent, current: PaletteEntry | undefined): boolean => {
    const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    const again =
      isOn('palette', choices) &&
      chordOf(event.nativeEvent, isApple()) === keysOf('palette', choices);
    if (again && !writes) {
      props.onClose();
      return true;
    }
    const subject = event.key === 'ArrowRight' && isAtEnd(event.target) && subjectOf(current);
    if (subject) onActions(subject);
    return Boolean(subject);
  };
  return (
    <PaletteBox
      label={text('palette.placeholder')}
      help={text('palette.help')}
      query={query}
      onQuery={props.onQuery}
      groups={groups}
      undecided={undecided}
      isRecent={isRecent}
      keysOf={({ id }) => {
        const shortcut = commands.find((command) => `command:${command.id}` === id)?.shortcut;
        return shortcut && isOn(shortcut, choices) ? keysOf(shortcut, choices) : undefined;
      }}
      onKey={onKey}
      onPick={(entry) => onChoose(take(entry))}
    >
      {(current) => {
        const subject = subjectOf(current);
        return (
          <>
            {pending && <Help>{text('palette.searching')}</Help>}
            {!pending && found.length === 0 && <Help>{text('palette.none', { query })}</Help>}
            {failed.length > 0 && (
              <Help role="alert">{text('palette.failed', { names: failed.join(', ') })}</Help>
            )}
            {subject && (
              <Footer>
                <PushButton look="plain" onClick={() => onActions(subject)}>
                  {text('palette.actionsFor', { name: subject.title })}
                  <kbd aria-hidden>→</kbd>
                </PushButton>
              </Footer>
            )}
          </>
        );
      }}
    </PaletteBox>
  );
}

function subjectOf(entry: PaletteEntry | undefined): RecordSubject | undefined {
  return entry?.errand.kind === 'record' ? { title: entry.title, target: entry.errand } : undefined;
}

/** Is the caret behind the last letter? */
function isAtEnd(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.selectionStart === target.value.length;
}
