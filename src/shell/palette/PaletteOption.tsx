import HistoryIcon from '@mui/icons-material/History';
import type { ReactNode } from 'react';
import type { Chord } from '../shortcuts/chords.ts';
import { Keys } from '../shortcuts/Keys.tsx';
import type { PaletteEntry } from './entries.ts';
import { Context, Option, Title } from './paletteParts.ts';

interface PaletteOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly selected: boolean;
  readonly recent: boolean;
  /** Keys that do the same. */
  readonly keys: Chord | undefined;
  readonly onPick: () => void;
}

/** One thing to go to or to do; the keyboard stays in the box above. */
export function PaletteOption(props: PaletteOptionProps): ReactNode {
  const { id, entry, selected, recent, keys, onPick } = props;
  return (
    <Option
      id={id}
      role="option"
      aria-selected={selected}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Title>
        {entry.title}
        <Context>{entry.context}</Context>
      </Title>
      {recent && <HistoryIcon aria-hidden fontSize="small" />}
      {keys !== undefined && <Keys chord={keys} />}
    </Option>
  );
}
