import { useRef, useState, type ReactNode } from 'react';
import { request } from '../../../api/client.ts';
import { PushButton } from '../../../theme/buttons.ts';
import { fetchNames } from './nameList.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../api/useRequest.ts';

/** Names are asked for again after this; the same as long as somebody reads one page. */
const FRESH_MS = 60_000;
/** A pointer that only passes by asks for nothing. */
const HOVER_MS = 200;

export interface NamesCellProps {
  /** Where the names come from, its references filled in. */
  readonly address: string;
  /** What the button is about, for those who cannot see where it stands. */
  readonly label: string;
  /** What the cell shows before. */
  readonly children: ReactNode;
}

/** A value that becomes names when somebody points at it, comes to it by keyboard or presses it. */
export function NamesCell({ address, label, children }: NamesCellProps) {
  const text = useText();
  const [asked, setAsked] = useState(false);
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { data, isError, isFetching, refetch } = useRequest(
    ['cellNames', address],
    () => fetchNames(request, address),
    {
      enabled: asked,
      staleTime: FRESH_MS,
    },
  );
  const focused = useRef(false);
  if (data) {
    const names = data.join(', ');
    return (
      <span
        title={names}
        tabIndex={-1}
        // Whoever came by keyboard stays where the button was.
        ref={(element) => {
          if (focused.current) element?.focus();
          focused.current = false;
        }}
      >
        {names === '' ? text('cellNames.none') : names}
      </span>
    );
  }
  const failed = isError ? text('cellNames.failed') : undefined;
  const news = isFetching ? text('cellNames.fetching') : failed;
  return (
    <PushButton
      type="button"
      aria-label={news ? `${label}: ${news}` : text('cellNames.show', { what: label })}
      aria-busy={isFetching || undefined}
      onClick={() => {
        // After a failure only a press asks again: the page must not keep asking by itself.
        if (isError) void refetch();
        else setAsked(true);
      }}
      onFocus={() => {
        focused.current = true;
        setAsked(true);
      }}
      onBlur={() => {
        focused.current = false;
      }}
      onPointerEnter={() => {
        hover.current = setTimeout(() => setAsked(true), HOVER_MS);
      }}
      onPointerLeave={() => clearTimeout(hover.current)}
    >
      {news ?? children}
    </PushButton>
  );
}
