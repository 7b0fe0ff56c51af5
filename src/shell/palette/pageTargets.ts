/** Focuses the search box of the page; returns false when there is none. */
export function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type=search]');
  box?.focus();
  box?.select();
  return box !== null;
}

/** Presses the page's Create link, with its gate and query; returns false when there is none. */
export function pressCreate(): boolean {
  const link = document.querySelector<HTMLElement>('main [data-shortcut=create]');
  link?.click();
  return link !== null;
}
