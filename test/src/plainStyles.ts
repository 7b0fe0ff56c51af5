import { afterAll, expect } from 'vitest';

/** What tells whether something is there and can be pressed: nothing else of a style is asked for in tests. */
const ASKED = new Set(['display', 'visibility', 'pointer-events']);
const DECLARATION = /(?<=[{;])([a-z-]+):(?:[^;{}"'()]|"[^"]*"|'[^']*'|\([^()]*\))*(?:;|(?=\}))/gi;

// jsdom works out all styles of an element whenever one of them is asked for, and each search by role asks
// for those of every element: a third of the time of these tests. Only tests that draw have styles.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { StyleSheet } = await import('@emotion/sheet');
  const { prototype } = StyleSheet;
  const { insert } = prototype;
  prototype.insert = function insertAsked(rule) {
    let asked = false;
    const plain = rule.replaceAll(DECLARATION, (declaration, name: string) => {
      if (!ASKED.has(name)) return '';
      asked = true;
      return declaration;
    });
    if (asked) insert.call(this, plain);
  };
  afterAll(() => {
    prototype.insert = insert;
  });
}
