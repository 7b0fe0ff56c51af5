import { readFileSync } from 'node:fs';

const TOTAL = /^\| \*\*(\d)\*\* \| \| \*\*all\*\* \| (\d+) \| (\d+) \|$/gm;
const ITEMS = /<!-- asvs:start -->\n([\s\S]*)<!-- asvs:end -->/;
const TEST = /`test\/[^`]+`/g;

/** Rules of the specification by document, and how many a test proves, out of the map's totals. */
export function coverage() {
  const map = readFileSync('docs/specification-map.md', 'utf8');
  const rows = [...map.matchAll(TOTAL)].map(
    ([, document, proven, absent]) => `| ${document} | ${+proven + +absent} | ${proven} |`,
  );
  return ['| Document | Rules | Proven by a test |', '|---|---:|---:|', ...rows].join('\n');
}

/** Items of the security standard by their state, and how many tests hold them. */
export function attacks() {
  const table = ITEMS.exec(readFileSync('docs/SECURITY.md', 'utf8'))?.[1] ?? '';
  const counts = new Map();
  for (const line of table.trim().split('\n').slice(2)) {
    const [, items, , state, proof] = line.split('|').map((cell) => cell.trim());
    const before = counts.get(state) ?? { items: 0, tests: 0 };
    counts.set(state, {
      items: before.items + items.split(', ').length,
      tests: before.tests + [...proof.matchAll(TEST)].length,
    });
  }
  const rows = [...counts].map(([state, { items, tests }]) => `| ${state} | ${items} | ${tests} |`);
  return ['| State | Items | Tests named |', '|---|---:|---:|', ...rows].join('\n');
}
