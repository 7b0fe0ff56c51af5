/** Puts the keyboard into the search box of the page; false where there is none. */
export function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type=search]');
  box?.focus();
  box?.select();
  return box !== null;
}

/** Follows the page's own way to a new record, with its gate and query; false where there is none. */
export function pressCreate(): boolean {
  const link = document.querySelector<HTMLElement>('main [data-shortcut=create]');
  link?.click();
  return link !== null;
}
