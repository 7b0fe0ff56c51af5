// `npm run quality`: writes docs/quality.md out of what the last runs noted.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PARTS, qualityPage } from './page.mjs';
import { FACTS } from './record.mjs';

const PAGE = 'docs/quality.md';
const notes = new Map(
  PARTS.flatMap(([part]) => {
    const file = `${FACTS}/${part}.json`;
    return existsSync(file) ? [[part, JSON.parse(readFileSync(file, 'utf8'))]] : [];
  }),
);
const map = readFileSync('docs/specification-map.md', 'utf8');
const totals = [...map.matchAll(/^\| \*\*(\d)\*\* \| \| \*\*all\*\* \| (\d+) \| (\d+) \|$/gm)];
const coverage = [
  '| Document | Rules | Proven by a test |',
  '|---|---:|---:|',
  ...totals.map(([, document, rules, owed]) => `| ${document} | ${rules} | ${rules - owed} |`),
].join('\n');
writeFileSync(PAGE, qualityPage(notes, coverage));
console.log(`${PAGE}: ${notes.size} of ${PARTS.length} parts`);
