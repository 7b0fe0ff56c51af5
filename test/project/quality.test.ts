import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAsWritten, PARTS, qualityPage } from '../quality/page.mjs';

const NOTED = {
  date: '2026-11-24',
  commit: '0123abcd',
  facts: [
    { what: 'first row', found: '300 ms', goal: '≤ 405 ms', peer: '900 ms' },
    { what: 'bytes', found: '2 | 3', goal: '≤ 1', missed: true },
  ],
};

describe('docs/quality.md', () => {
  it('is written, never typed', () => {
    expect(isAsWritten(readFileSync('docs/quality.md', 'utf8'))).toBe(true);
  });

  it('says what was measured when, from which commit, and what was missed or not measured', () => {
    const page = qualityPage(new Map([['loads', NOTED]]), '| a |');
    expect(page).toContain('`npm run bench loads`, 2026-11-24, commit 0123abcd.');
    expect(page).toContain('| first row | 300 ms | ≤ 405 ms | 900 ms |');
    expect(page).toContain('| bytes | **2 \\| 3, missed** | ≤ 1 |  |');
    const lacking = /Not measured for this page: (.*)\./.exec(page)?.[1]?.split(', ');
    const commands = PARTS.filter(([part]) => part !== 'loads').map(([, , command]) => command);
    expect(lacking).toEqual([...new Set(commands)].map((command) => `\`${command}\``));
  });

  it('is not as written after a change by hand', () => {
    const page = qualityPage(new Map([['loads', NOTED]]), '| a |');
    expect(isAsWritten(page)).toBe(true);
    expect(isAsWritten(page.replace('300 ms', '30 ms'))).toBe(false);
  });
});
