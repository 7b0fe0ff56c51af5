import { useId, type ComponentProps, type ReactNode } from 'react';
import { useDebouncedValue } from '../../controls/useDebouncedValue.ts';
import type { Chord } from '../shortcuts/chords.ts';
import { Combobox, type OptionProps } from './Combobox.tsx';
import type { PaletteEntry } from './entries.ts';
import { Help, VisuallyHidden, Context, Option, Title } from './paletteParts.ts';
import { useText } from '../../i18n/useText.ts';
import HistoryIcon from '@mui/icons-material/History';
import { Keys } from '../shortcuts/Keys.tsx';

/** The number of entries is not read after each letter. */
const COUNTED_AFTER_MS = 500;

interface PaletteBoxProps extends Omit<
  ComponentProps<typeof Combobox<PaletteEntry>>,
  'listLabel' | 'describedBy' | 'option'
> {
  /** What the keys do. */
  readonly help: string;
  readonly isRecent?: (entry: PaletteEntry) => boolean;
  readonly keysOf?: (entry: PaletteEntry) => Chord | undefined;
}

/** An input with a list of entries, and how many there are. */
export function PaletteBox({ help, isRecent, keysOf, ...props }: PaletteBoxProps): ReactNode {
  const { groups, undecided = false } = props;
  const text = useText();
  const id = useId();
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const counted = useDebouncedValue(undecided ? undefined : count, COUNTED_AFTER_MS);
  return (
    <>
      <Combobox
        {...props}
        listLabel={props.label}
        describedBy={id}
        option={(entry, option, point) => (
          <PaletteOption
            key={entry.id}
            {...option}
            entry={entry}
            recent={isRecent?.(entry) ?? false}
            keys={keysOf?.(entry)}
            onPoint={point}
          />
        )}
      />
      <Help id={id}>{help}</Help>
      <VisuallyHidden role="status">
        {counted !== undefined && text('palette.count', { smart_count: counted })}
      </VisuallyHidden>
    </>
  );
}

interface PaletteOptionProps extends OptionProps {
  readonly entry: PaletteEntry;
  readonly recent: boolean;
  /** The shortcut for the same. */
  readonly keys: Chord | undefined;
  /** The pointer moves over it. */
  readonly onPoint: () => void;
}

/** An option of the palette. */
function PaletteOption(props: PaletteOptionProps): ReactNode {
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
