import HistoryIcon from '@mui/icons-material/History';
import type { ReactNode } from 'react';
import type { Chord } from '../shortcuts/chords.ts';
import { Keys } from '../shortcuts/Keys.tsx';
import type { OptionProps } from './Combobox.tsx';
import type { PaletteEntry } from './entries.ts';
import { Context, Option, Title } from './paletteParts.ts';

interface PaletteOptionProps extends OptionProps {
  readonly entry: PaletteEntry;
  readonly recent: boolean;
  /** The shortcut for the same. */
  readonly keys: Chord | undefined;
  /** The pointer moves over it. */
  readonly onPoint: () => void;
}

/** An option of the palette. */
export function PaletteOption(props: PaletteOptionProps): ReactNode {
  const { entry, recent, keys, onPoint, ...option } = props;
  return (
    <Option {...option} onMouseMove={option['aria-selected'] ? undefined : onPoint}>
      <Title>
        {entry.title}
        <Context>{entry.context}</Context>
      </Title>
      {recent && <HistoryIcon aria-hidden fontSize="small" />}
      {keys !== undefined && <Keys chord={keys} />}
    </Option>
  );
}
