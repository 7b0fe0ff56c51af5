import SearchIcon from '@mui/icons-material/Search';
import type { ComponentProps, ElementType, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { SearchFrame } from './SearchFrame.ts';

interface SearchBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Accessible name, and the placeholder unless there is another one. */
  readonly label: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** A frame with further styles. */
  readonly frame?: ElementType<ComponentProps<typeof SearchFrame>>;
  /** Tags of filters, between the icon and the input. */
  readonly tags?: ReactNode;
  /** Behind the input: `ClearSearch` while there is something to clear, and a popup. */
  readonly children?: ReactNode;
}

/** A box for words to search for. */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const { label, inputRef, frame: Frame = SearchFrame, tags, children, ...input } = props;
  return (
    <Frame>
      <SearchIcon fontSize="small" />
      {tags}
      <input placeholder={label} {...input} ref={inputRef} type="search" aria-label={label} />
      {children}
    </Frame>
  );
}
