/** Scrolls to a field and focuses it (spec 1, section 5: scroll to the error). */
export function focusField(path: string): void {
  const element = document.getElementById(`field-${path}`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
