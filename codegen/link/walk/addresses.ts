import { levenshtein, nearest } from '../../schema/nearest.ts';
import { groupBy } from '../../model/groupBy.ts';
import { segmentsOf } from '../../model/routePaths.ts';

const PARAMETER = /^:/;

/** `/a/:id/b` and `/a/:task/b` have the same shape: they match the same addresses. */
export function shapeOf(path: string): string {
  return segmentsOf(path)
    .map((segment) => (PARAMETER.test(segment) ? ':' : segment))
    .join('/');
}

/**
 * A function that tells whether any of these patterns matches an address. Queries are ignored.
 *
 * @param patterns `/console/users/users/:id`; a parameter matches any one segment
 */
export function addressMatcher(patterns: Iterable<string>): (address: string) => boolean {
  const known = groupBy([...patterns].map(segmentsOf), ({ length }) => length);
  return (address) => {
    const asked = segmentsOf(address.replace(/[?#].*$/, ''));
    const isMet = (segment: string, at: number) => segment === asked[at] || PARAMETER.test(segment);
    return known.get(asked.length)?.some((segments) => segments.every(isMet)) === true;
  };
}

/**
 * The known address that differs from a written one in one part that looks alike.
 *
 * @param pattern as the server has it: `users/users/:id/unblok`
 * @param written as the manifest has it: `users/users/$record.id/unblok`; the answer can stand in its place
 */
export function nearestAddress(
  pattern: string,
  known: Iterable<string>,
  written: string = pattern,
): string | undefined {
  const asked = segmentsOf(pattern);
  const given = segmentsOf(written);
  const alike = new Map<string, string>();
  for (const address of known) {
    const segments = segmentsOf(address);
    if (segments.length !== asked.length) continue;
    const [other, ...more] = segments.filter((segment, index) => segment !== asked[index]);
    if (other === undefined || more.length > 0 || alike.has(other)) continue;
    alike.set(other, address);
  }
  const wrong = (address: string): string =>
    asked.find((segment, index) => segment !== segmentsOf(address)[index]) ?? '';
  const answers = [...alike].filter(
    ([segment, address]) => nearest(wrong(address), [segment]) !== undefined,
  );
  const closest = answers.toSorted(
    ([one, first], [other, second]) =>
      levenshtein(wrong(first), one) - levenshtein(wrong(second), other),
  )[0]?.[1];
  return (
    closest &&
    segmentsOf(closest)
      .map((segment, index) => (PARAMETER.test(segment) ? (given[index] ?? segment) : segment))
      .join('/')
  );
}

/**
 * `users/users/$record.id/unblock` becomes `users/users/:id/unblock`, `authors/:author/books` becomes
 * `authors/:id/books`.
 */
export function asPattern(address: string): string {
  return address
    .split('/')
    .map((segment) => (/^[$:]/.test(segment) ? ':id' : segment))
    .join('/');
}
