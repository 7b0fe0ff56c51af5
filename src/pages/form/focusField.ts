/** Brings a field into view and the focus into it (spec 1, section 5: scroll to the error). */
export function focusField(path: string): void {
  const element = document.getElementById(`field-${path}`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
