import { isMap, isNode, isScalar, isSeq, type Pair } from 'yaml';
import type { Fault } from './fault.ts';
import { keyText } from './located.ts';

/** The plain value of a syntax tree. Finds duplicate keys in one pass over each map. */
export function plainValue(node: unknown, faults: Fault[]): unknown {
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
      faults.push({
        rule: 'unnamed-key',
        message: 'A key must be one word.',
        expected: 'a word in front of the colon',
        ...offsetsOf(pair, inMap),
      });
    } else if (first) {
      const { start, end } = offsetsOf(first, inMap);
      faults.push({
        rule: 'duplicate-key',
        message: `'${key}' is written twice in the same map. Keep one of the two.`,
        expected: 'each key once',
        ...offsetsOf(pair, inMap),
        first: [start, end],
      });
    } else {
      seen.set(key, pair);
      define(result, key, plainValue(pair.value, faults));
    }
  }
  return result;
}

function offsetsOf({ key }: Pair, fallback: number): Pick<Fault, 'start' | 'end'> {
  const [start, end] = (isNode(key) && key.range) || [fallback, 0];
  return { start, end: Math.max(end, start + 1) };
}

/** Defines `__proto__` as an ordinary key, which the schema then rejects. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true });
}
