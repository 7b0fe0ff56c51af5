import { useEffect, useRef, useState, type ReactNode } from 'react';
import { request } from '../../../api/client.ts';
import { PushButton } from '../../../theme/buttons.ts';
import { fetchNames } from './nameList.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../api/useRequest.ts';

/** Names are refetched after this time. */
const FRESH_MS = 60_000;
/** A pointer that only passes over the cell fetches nothing. */
const HOVER_MS = 200;

interface NamesCellProps {
  /** Address of the names, with its references resolved. */
  readonly address: string;
  /** Accessible name of the button. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A value that loads names as soon as it is in view. Where that is not known, and after a failure, it loads them when it
 * is hovered, focused or pressed.
 */
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
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!place || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setAsked(true);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  const focused = useRef(false);
  if (data) {
    const names = data.join(', ');
    return (
      <span
        title={names}
        tabIndex={-1}
        // The names replace the button and take over its focus.
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
      ref={setPlace}
      aria-label={news ? `${label}: ${news}` : text('cellNames.show', { what: label })}
      aria-busy={isFetching || undefined}
      onClick={() => {
        // After a failure only a press fetches again.
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
