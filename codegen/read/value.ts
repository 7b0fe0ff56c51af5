import { isMap, isScalar, isSeq, type Pair } from 'yaml';
import { keyText } from './located.ts';

/** A key that is not allowed, with its offsets in the text. */
export interface KeyFault {
  readonly rule: 'duplicate-key' | 'unnamed-key';
  readonly message: string;
  readonly expected: string;
  readonly start: number;
  readonly end: number;
  /** For a duplicate: offsets of the first occurrence. */
  readonly first?: readonly [number, number];
}

/** The plain value of a syntax tree. Finds duplicate keys in one pass over each map. */
export function plainValue(node: unknown, faults: KeyFault[]): unknown {
  if (isScalar(node)) return node.value;
  if (isSeq(node)) return node.items.map((item) => plainValue(item, faults));
  if (!isMap(node)) return null;
  const result: Record<string, unknown> = {};
  const seen = new Map<string, Pair>();
  const inMap = node.range?.[0] ?? 0;
  for (const pair of node.items) {
    const key = keyText(pair);
    const first = key === undefined ? undefined : seen.get(key);
    if (key === undefined) {
      const [start, end] = rangeOfKey(pair, inMap);
      faults.push({
        rule: 'unnamed-key',
        message: 'A key must be one word.',
        expected: 'a word in front of the colon',
        start,
        end,
      });
    } else if (first) {
      const [start, end] = rangeOfKey(pair, inMap);
      faults.push({
        rule: 'duplicate-key',
        message: `'${key}' is written twice in the same map. Keep one of the two.`,
        expected: 'each key once',
        start,
        end,
        first: rangeOfKey(first, inMap),
      });
    } else {
      seen.set(key, pair);
      define(result, key, plainValue(pair.value, faults));
    }
  }
  return result;
}

function rangeOfKey(pair: Pair, fallback: number): readonly [number, number] {
  const range =
    typeof pair.key === 'object' && pair.key !== null && 'range' in pair.key
      ? pair.key.range
      : undefined;
  if (Array.isArray(range) && typeof range[0] === 'number' && typeof range[1] === 'number') {
    return [range[0], Math.max(range[1], range[0] + 1)];
  }
  return [fallback, fallback + 1];
}

/** Defines `__proto__` as an ordinary key, which the schema then rejects. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true });
}
