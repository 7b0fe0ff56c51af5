/**
 * Where a key leads in a list of choices that begins anew at its end (ARIA Authoring Practices,
 * combobox with a list box).
 *
 * @returns undefined for a key that moves nothing
 */
export function moveBy(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
