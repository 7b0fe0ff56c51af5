import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

const Line = styled('input')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    flex: '1 1 auto',
    minWidth: 0,
    height: 24,
    padding: '0 6px',
    font: 'inherit',
    color: palette.text.primary,
    background: palette.background.paper,
    border: `1px solid ${palette.outline}`,
    borderRadius: 4,
  };
});

interface RenameInputProps {
  readonly label: string;
  readonly value: string;
  /** Returns whether the name is valid; if not, the input stays open. */
  onSave(value: string): boolean;
  onCancel(): void;
}

/** The input that replaces a name: Enter and blur save it, Escape does not. */
export function RenameInput({ label, value, onSave, onCancel }: RenameInputProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const over = useRef(false);
  useEffect(() => {
    // A closing menu restores the focus first; the input takes it after that.
    const frame = requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const finish = (keep: boolean, stay: boolean) => {
    if (over.current) return;
    const line = input.current?.closest<HTMLElement>('[role=treeitem]');
    const next = typed.trim();
    over.current = true;
    if (!keep || next === '' || next === value) onCancel();
    else if (!onSave(next)) {
      over.current = false;
      return;
    }
    if (stay) line?.focus();
  };
  return (
    <Line
      ref={input}
      aria-label={label}
      value={typed}
      maxLength={128}
      onChange={(event) => setTyped(event.target.value)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') finish(true, true);
        if (event.key === 'Escape') finish(false, true);
      }}
      onBlur={() => finish(true, false)}
    />
  );
}
