/**
 * Scrolls to a field and focuses it (spec 1, section 5: scroll to the error).
 *
 * @param prefix what the ids of the form's inputs begin with (`FieldIdContext`)
 */
export function focusField(path: string, prefix = 'field-'): void {
  const element = document.getElementById(prefix + path);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
