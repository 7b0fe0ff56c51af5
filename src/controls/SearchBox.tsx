import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import type { ComponentProps, ElementType, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { IconPush } from '../theme/buttons.ts';
import { SearchFrame } from './SearchFrame.ts';

export interface SearchBoxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'placeholder'
> {
  /** Accessible name, and the placeholder unless there are tags. */
  readonly label: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** A frame with further styles. */
  readonly frame?: ElementType<ComponentProps<typeof SearchFrame>>;
  /** Tags of filters, between the icon and the input. */
  readonly tags?: ReactNode;
  readonly tagged?: boolean;
  /** Label of the button that clears the box; no button without it. */
  readonly clearLabel?: string | undefined;
  onClear?(): void;
  /** A popup below. */
  readonly children?: ReactNode;
}

/** A box for words to search for, with one button that clears it. */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const { label, inputRef, frame: Frame = SearchFrame, tags, tagged, ...rest } = props;
  const { clearLabel, onClear, children, ...input } = rest;
  return (
    <Frame>
      <SearchIcon fontSize="small" />
      {tags}
      <input
        {...input}
        ref={inputRef}
        type="search"
        placeholder={tagged ? undefined : label}
        aria-label={label}
      />
      {clearLabel !== undefined && (
        <IconPush type="button" aria-label={clearLabel} title={clearLabel} onClick={onClear}>
          <CloseIcon fontSize="inherit" />
        </IconPush>
      )}
      {children}
    </Frame>
  );
}
