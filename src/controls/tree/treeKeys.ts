import type { TreeItem } from './treeItem.ts';

type Line = Pick<TreeItem, 'key' | 'level' | 'expanded' | 'label'>;

type TreeCommand =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'toggle'; readonly keys: readonly string[] }
  | { readonly kind: 'choose' };

/**
 * The command of a key in a tree (WAI-ARIA Authoring Practices, tree view pattern).
 *
 * @param at index of the focused row
 * @param key name of the key
 */
export function treeCommand(
  lines: readonly Line[],
  at: number,
  key: string,
): TreeCommand | undefined {
  const line = lines[at];
  if (!line) return undefined;
  switch (key) {
    case 'ArrowDown':
      return go(lines, at + 1);
    case 'ArrowUp':
      return go(lines, at - 1);
    case 'Home':
      return go(lines, 0);
    case 'End':
      return go(lines, lines.length - 1);
    case 'ArrowRight':
      if (line.expanded === false) return { kind: 'toggle', keys: [line.key] };
      return line.expanded && (lines[at + 1]?.level ?? 0) > line.level
        ? go(lines, at + 1)
        : undefined;
    case 'ArrowLeft':
      if (line.expanded) return { kind: 'toggle', keys: [line.key] };
      return go(lines, parentOf(lines, at));
    case '*':
      return { kind: 'toggle', keys: closedSiblings(lines, at) };
    case 'Enter':
    case ' ':
      return { kind: 'choose' };
    default:
      return undefined;
  }
}

/**
 * Index of the next row whose text begins with the typed letters, wrapping around; `at` itself when
 * there is none.
 */
export function lineBeginning(lines: readonly Line[], at: number, typed: string): number {
  const wanted = typed.toLocaleLowerCase();
  // Repeating one letter moves on; several letters may still match the current row.
  const first = [...typed].length === 1 ? at + 1 : at;
  for (let step = 0; step < lines.length; step += 1) {
    const index = (first + step) % lines.length;
    if (lines[index]?.label.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return at;
}

function go(lines: readonly Line[], to: number): TreeCommand | undefined {
  return lines[to] ? { kind: 'go', to } : undefined;
}

function parentOf(lines: readonly Line[], at: number): number {
  const level = lines[at]?.level ?? 0;
  return lines.findLastIndex((line, index) => index < at && line.level < level);
}

function closedSiblings(lines: readonly Line[], at: number): readonly string[] {
  const level = lines[at]?.level ?? 0;
  const from = parentOf(lines, at) + 1;
  const end = lines.findIndex((line, index) => index > at && line.level < level);
  return lines
    .slice(from, end < 0 ? undefined : end)
    .filter((line) => line.level === level && line.expanded === false)
    .map((line) => line.key);
}
