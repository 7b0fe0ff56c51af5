import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState, type ReactNode, useId, useRef, type KeyboardEvent } from 'react';
import { DialogFrame } from '../../controls/DialogFrame.tsx';
import {
  type Choices,
  type Outcome,
  changeKeys,
  isOn,
  keysOf,
  reset,
  switchOff,
  switchOn,
} from './choices.ts';
import { isApple, spellChord, chordOf } from './chords.ts';
import { PLAYER_KEYS } from './playerKeys.ts';
import { shortcuts, type ShortcutId, type Shortcut } from './shortcutTable.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { Keys } from './Keys.tsx';
import { Switch } from '../../controls/Switch.tsx';

/** The keys of the preview beside a list (`pages/detail/preview/RowPreview.tsx`). */
const PREVIEW_KEYS: readonly FixedKey[] = [
  { shown: 'Space', name: 'previewKeys.open' },
  { shown: '↑', name: 'previewKeys.previous' },
  { shown: '↓', name: 'previewKeys.next' },
  { shown: 'Escape', name: 'preview.close' },
];

interface ShortcutsDialogProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
  readonly onClose: () => void;
}

const SCOPES: readonly { readonly scope: 'everywhere' | 'list'; readonly word: TextKey }[] = [
  { scope: 'everywhere', word: 'shortcuts.everywhere' },
  { scope: 'list', word: 'shortcuts.onList' },
];

interface Refusal {
  readonly id: ShortcutId;
  readonly text: string;
}

/** The shortcuts by scope; each can be changed, switched off and reset. */
export default function ShortcutsDialog(props: ShortcutsDialogProps): ReactNode {
  const { choices, onChange, onClose } = props;
  const text = useText();
  const [refusal, setRefusal] = useState<Refusal>();
  const settle = (id: ShortcutId, outcome: Outcome) => {
    setRefusal(outcome.refused && { id, text: reasonOf(outcome) });
    if (!outcome.refused) onChange(outcome.choices);
  };
  return (
    <DialogFrame
      title={text('shortcuts.title')}
      cancel={false}
      other={
        <Button
          onClick={() => {
            setRefusal(undefined);
            onChange({});
          }}
        >
          {text('shortcuts.resetAll')}
        </Button>
      }
      action={{ label: text('forms.close'), run: onClose }}
      onClose={onClose}
    >
      <DialogContentText>{text('shortcuts.about')}</DialogContentText>
      {SCOPES.map(({ scope, word }) => (
        <section key={scope} aria-labelledby={`shortcuts-${scope}`}>
          <Box component="h3" id={`shortcuts-${scope}`} sx={{ typography: 'h3', mt: 4, mb: 1 }}>
            {text(word)}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shortcuts
              .filter((shortcut) => shortcut.scope === scope)
              .map((shortcut) => (
                <ShortcutRow
                  key={shortcut.id}
                  shortcut={shortcut}
                  choices={choices}
                  refusal={refusal?.id === shortcut.id ? refusal.text : undefined}
                  onOutcome={(outcome) => settle(shortcut.id, outcome)}
                />
              ))}
          </Box>
        </section>
      ))}
      <FixedKeyList title="previewKeys.title" keys={PREVIEW_KEYS} />
      <FixedKeyList title="playerKeys.title" keys={PLAYER_KEYS} />
    </DialogFrame>
  );

  function reasonOf(outcome: Extract<Outcome, { readonly refused: string }>): string {
    const keys = spellChord(outcome.keys, isApple()).join(' ');
    if (outcome.refused === 'reserved') return text('shortcuts.reserved', { keys });
    const by = shortcuts.find(({ id }) => id === outcome.by);
    return text('shortcuts.taken', { keys, name: by ? text(by.name) : '' });
  }
}

interface FixedKey {
  readonly shown: string;
  readonly name: TextKey;
}

interface FixedKeyListProps {
  readonly title: TextKey;
  readonly keys: readonly FixedKey[];
}

/** Keys that cannot be changed: they work only while the focus is in their part of a page (WCAG 2.2, criterion 2.1.4). */
function FixedKeyList({ title, keys }: FixedKeyListProps): ReactNode {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box component="h3" id={id} sx={{ typography: 'h3', mt: 4, mb: 1 }}>
        {text(title)}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {keys.map(({ shown, name }) => (
          <Box
            key={name}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 4,
              minHeight: 28,
            }}
          >
            <span>{text(name)}</span>
            <Keys chord={shown} />
          </Box>
        ))}
      </Box>
    </section>
  );
}

interface ShortcutRowProps {
  readonly shortcut: Shortcut;
  readonly choices: Choices;
  /** Why the last change was refused. */
  readonly refusal: string | undefined;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** A shortcut: its keys, with buttons to change, switch off and reset it. */
function ShortcutRow({ shortcut, choices, refusal, onOutcome }: ShortcutRowProps): ReactNode {
  const { id } = shortcut;
  const text = useText();
  const [listening, setListening] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const name = text(shortcut.name);
  const on = isOn(id, choices);
  const called = (action: string) => text('palette.pair', { name: action, value: name });

  const listen = (event: KeyboardEvent) => {
    // Tab always moves on: no keyboard trap (WCAG 2.2, criterion 2.1.2).
    if (!listening || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const keys = chordOf(event.nativeEvent, isApple());
    if (keys === undefined) return;
    setListening(false);
    if (keys !== 'Escape') onOutcome(changeKeys(choices, id, keys));
  };

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 2,
        minHeight: 40,
      }}
    >
      <Box sx={{ flex: '1 1 180px' }}>{name}</Box>
      <Box sx={{ color: on ? 'text.primary' : 'text.secondary' }}>
        {on ? <Keys chord={keysOf(id, choices)} /> : text('shortcuts.off')}
      </Box>
      {choices[id] && (
        <Button
          aria-label={called(text('shortcuts.reset'))}
          onClick={() => {
            // This button disappears: the focus moves to the next one.
            change.current?.focus();
            onOutcome(reset(choices, id));
          }}
        >
          {text('shortcuts.reset')}
        </Button>
      )}
      <Button
        ref={change}
        aria-label={listening ? text('shortcuts.press') : called(text('shortcuts.change'))}
        aria-pressed={listening}
        onClick={() => setListening(!listening)}
        onKeyDown={listen}
        onBlur={() => setListening(false)}
      >
        {text(listening ? 'shortcuts.press' : 'shortcuts.change')}
      </Button>
      <Switch
        checked={on}
        aria-label={name}
        onChange={() => onOutcome(on ? { choices: switchOff(choices, id) } : switchOn(choices, id))}
      />
      {refusal !== undefined && (
        <Box
          role="alert"
          sx={{ flex: '1 0 100%', typography: 'body2', color: 'error.main', pb: 2 }}
        >
          {refusal}
        </Box>
      )}
    </Box>
  );
}
