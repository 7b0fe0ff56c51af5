import { useId, type ComponentProps, type ReactNode } from 'react';
import { useDebouncedValue } from '../../controls/useDebouncedValue.ts';
import type { Chord } from '../shortcuts/chords.ts';
import { Combobox } from './Combobox.tsx';
import type { PaletteEntry } from './entries.ts';
import { Help, VisuallyHidden } from './paletteParts.ts';
import { PaletteOption } from './PaletteOption.tsx';
import { useText } from '../../i18n/useText.ts';

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
