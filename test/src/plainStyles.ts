import { afterAll, expect } from 'vitest';

/** The only style properties that tests read: whether something is visible and can be clicked. */
const ASKED = new Set(['display', 'visibility', 'pointer-events']);
const DECLARATION = /(?<=[{;])([a-z-]+):(?:[^;{}"'()]|"[^"]*"|'[^']*'|\([^()]*\))*(?:;|(?=\}))/gi;

// jsdom computes all styles of an element whenever one is read, and each query by role reads those of every
// element, which takes a third of these tests' time. Only tests that render have styles.
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
