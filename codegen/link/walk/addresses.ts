const PARAMETER = /^:/;

/** `/a/:id/b` and `/a/:task/b` have the same shape: they match the same addresses. */
export function shapeOf(path: string): string {
  return segmentsOf(path)
    .map((segment) => (PARAMETER.test(segment) ? ':' : segment))
    .join('/');
}

interface Branch {
  end: boolean;
  readonly fixed: Map<string, Branch>;
  open?: Branch;
}

/**
 * A function that tells whether any of these patterns matches an address. Queries are ignored.
 *
 * @param patterns `/console/users/users/:id`; a parameter matches any one segment
 */
export function addressMatcher(patterns: Iterable<string>): (address: string) => boolean {
  const root: Branch = { end: false, fixed: new Map() };
  for (const pattern of patterns) {
    let at = root;
    for (const segment of segmentsOf(pattern)) at = grow(at, segment);
    at.end = true;
  }
  return (address) => matches(root, segmentsOf(address.replace(/[?#].*$/, '')));
}

function grow(branch: Branch, segment: string): Branch {
  if (PARAMETER.test(segment)) {
    branch.open ??= { end: false, fixed: new Map() };
    return branch.open;
  }
  const next = branch.fixed.get(segment) ?? { end: false, fixed: new Map() };
  branch.fixed.set(segment, next);
  return next;
}

function matches(branch: Branch, segments: readonly string[]): boolean {
  const [first, ...rest] = segments;
  if (first === undefined) return branch.end;
  const fixed = branch.fixed.get(first);
  if (fixed && matches(fixed, rest)) return true;
  return branch.open !== undefined && matches(branch.open, rest);
}

export function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}
