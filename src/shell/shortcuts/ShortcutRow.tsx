import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Switch } from '../../controls/Switch.tsx';
import {
  changeKeys,
  isOn,
  keysOf,
  reset,
  switchOff,
  switchOn,
  type Choices,
  type Outcome,
} from './choices.ts';
import { chordOf, isApple } from './chords.ts';
import { Keys } from './Keys.tsx';
import type { Shortcut } from './shortcutTable.ts';
import { useText } from '../../i18n/useText.ts';

interface ShortcutRowProps {
  readonly shortcut: Shortcut;
  readonly choices: Choices;
  /** Why the last change was refused. */
  readonly refusal: string | undefined;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** A shortcut: its keys, with buttons to change, switch off and reset it. */
export function ShortcutRow({
  shortcut,
  choices,
  refusal,
  onOutcome,
}: ShortcutRowProps): ReactNode {
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
