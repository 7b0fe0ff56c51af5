/**
 * The index that a key moves to in a list that wraps around (ARIA Authoring Practices, combobox
 * with a list box).
 *
 * @returns undefined for other keys
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
