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
  /** The shortcut for the same. */
  readonly keys: Chord | undefined;
  readonly onPick: () => void;
  /** The pointer moves over it. */
  readonly onPoint: () => void;
}

/** An option of the palette; the focus stays in the input. */
export function PaletteOption(props: PaletteOptionProps): ReactNode {
  const { id, entry, selected, recent, keys, onPick, onPoint } = props;
  return (
    <Option
      id={id}
      role="option"
      aria-selected={selected}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={selected ? undefined : onPoint}
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
