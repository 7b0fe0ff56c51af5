import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Hover delay before a dropdown opens (spec 1, section 9: dropdown show timeout). */
export const DROPDOWN_SHOW_MS = 50;
/** Time to move the pointer from the button into the dropdown. */
export const DROPDOWN_LEAVE_MS = 200;

/**
 * A dropdown that opens by a press, and by a mouse that hovers its button; touch and keyboard do
 * not hover. Escape closes it wherever the focus is (WCAG 2.2, criterion 1.4.13).
 */
export function useHoverOpen() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<{ anchor: HTMLElement; resting: boolean }>();
  const after = (delay: number, next: typeof open) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(undefined);
  };
  const resting = open?.resting ?? false;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!resting) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [resting]);
  return {
    anchor: open?.anchor ?? null,
    /** It was opened by hovering and closes when the pointer leaves. */
    resting,
    press: (anchor: HTMLElement) => {
      clearTimeout(timer.current);
      setOpen({ anchor, resting: false });
    },
    close,
    /** Handlers of the button and of the dropdown. */
    pointer: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (open) clearTimeout(timer.current);
        else if (currentTarget instanceof HTMLElement)
          after(DROPDOWN_SHOW_MS, { anchor: currentTarget, resting: true });
      },
      onPointerLeave: () => {
        if (!open) clearTimeout(timer.current);
        else if (resting) after(DROPDOWN_LEAVE_MS, undefined);
      },
    },
  };
}
