// `npm run quality`: writes docs/quality.md out of what the last runs noted.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { attacks, coverage } from './counted.mjs';
import { PARTS, qualityPage, RUN } from './page.mjs';
import { FACTS, PAGE } from './record.mjs';

const names = [RUN, ...PARTS.map(([part]) => part)];
const notes = new Map(
  names.flatMap((part) => {
    const file = `${FACTS}/${part}.json`;
    return existsSync(file) ? [[part, JSON.parse(readFileSync(file, 'utf8'))]] : [];
  }),
);
writeFileSync(PAGE, qualityPage(notes, { coverage: coverage(), attacks: attacks() }));
const measured = PARTS.filter(([part]) => notes.has(part)).length;
console.log(`${PAGE}: ${measured} of ${PARTS.length} parts`);
