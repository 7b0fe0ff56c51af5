import { expect, it } from 'vitest';
import { textFiles } from './projectText.ts';

/** They measure, or are about limits. */
const LEFT_OUT = /^test\/(?:bench|quality|project\/limits\.test\.ts)/;
/** What ends by itself after some time, or takes quiet for the end. */
const SHORT: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a wait for a time', /waitForTimeout|networkidle/],
  [
    'a limit of one wait',
    /\bvi\.wait(?:For|Until)|\btimeout: \d\d|\.setDefault(?:Navigation)?Timeout\(\d/,
  ],
  ['a limit of one test or hook', /^\s*\}, [\d_]+\);$|testTimeout: \d|hookTimeout: \d/m],
];

it.each(SHORT)('no test has %s', (_what, pattern) => {
  const found = textFiles(['test'], /\.(?:[mt]js|tsx?)$/).filter(
    ({ path, text }) => !LEFT_OUT.test(path) && pattern.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
