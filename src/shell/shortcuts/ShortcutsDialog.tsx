import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState, type ReactNode, useId } from 'react';
import { DialogFrame } from '../../controls/DialogFrame.tsx';
import type { Choices, Outcome } from './choices.ts';
import { isApple, spellChord } from './chords.ts';
import { PLAYER_KEYS } from './playerKeys.ts';
import { ShortcutRow } from './ShortcutRow.tsx';
import { shortcuts, type ShortcutId } from './shortcutTable.ts';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { Keys } from './Keys.tsx';

/** The keys of the preview beside a list (`pages/detail/preview/usePreviewedRow.ts`). */
const PREVIEW_KEYS: readonly FixedKey[] = [
  { shown: 'Alt Enter', name: 'previewKeys.open' },
  { shown: '↑', name: 'previewKeys.previous' },
  { shown: '↓', name: 'previewKeys.next' },
  { shown: 'Escape', name: 'previewKeys.close' },
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
